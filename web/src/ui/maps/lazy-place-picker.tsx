import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../lazy-part.tsx';

/** The map is large: what stands around it does not wait for it. */
export const LazyPlacePicker = lazyPart(
  async () => ({ default: (await import('./place-picker.tsx')).PlacePicker }),
  { fallback: <Skeleton variant="rounded" height={360} /> },
);
