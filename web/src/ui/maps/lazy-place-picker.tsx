import { lazyPart } from '../loading/lazy-part.tsx';
import { Skeleton } from '../loading/skeleton.tsx';

/** The map is large: what stands around it does not wait for it. */
export const LazyPlacePicker = lazyPart(() => import('./themed-place-picker.tsx'), {
  fallback: <Skeleton shape="box" height={360} />,
});
