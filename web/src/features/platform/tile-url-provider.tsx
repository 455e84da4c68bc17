import type { ReactNode } from 'react';
import { TileUrl } from '../../ui/maps/tile-url.ts';
import { useConfigQuery } from './config.api.ts';

/** Maps are part of the design system and know no settings; this hands them theirs. */
export function TileUrlProvider({ children }: { children: ReactNode }) {
  const { data: config } = useConfigQuery();
  return <TileUrl value={config?.map_tile_url}>{children}</TileUrl>;
}
