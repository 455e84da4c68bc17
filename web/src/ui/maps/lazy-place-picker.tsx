import { lazyPart } from '../lazy-part.tsx';
import { Skeleton } from '../skeleton.tsx';

/** The map is large: what stands around it does not wait for it. */
export const LazyPlacePicker = lazyPart(() => import('./themed-place-picker.tsx'), {
  fallback: <Skeleton shape="box" height={360} />,
});
