import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';

/** For pages that are no menu. */
export const LazyChoiceSheet = lazyPart(() => import('./choice-sheet.tsx'));
