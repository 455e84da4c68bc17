import { createContext } from 'react';

/** Where map tiles come from; undefined until the public settings are known. */
export const TileUrl = createContext<string | undefined>(undefined);
