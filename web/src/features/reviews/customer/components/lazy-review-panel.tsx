import { useEffect } from 'react';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { useSession } from '../../../accounts/index.ts';
import { reviewsQueryArgs, useDishReviewsQuery } from '../api.ts';
import styles from './review-card.module.css';

/** The same object always: a new one would empty the element. */
const AS_IT_IS = { __html: '' };

/** What the server wrote stays to be read until its code is there; where the browser made the page, nothing does. */
const WrittenReviews = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, and what is there is left
  <div className={styles.list} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
);

const Panel = lazyPart(() => import('./review-panel.tsx'), { fallback: <WrittenReviews />, waits: true });

export const loadReviewPanel = Panel.preload;

type Props = { readonly dishId: number; readonly isShown: boolean };

/** Behind a tab: its code comes when that is opened, the reviews themselves with the page. */
export function ReviewPanel({ dishId, isShown }: Props) {
  const { role } = useSession();
  useEffect(() => {
    if (isShown) void loadReviewPanel();
  }, [isShown]);
  // What came with the page came as visitors see it.
  useDishReviewsQuery(reviewsQueryArgs(dishId), { refetchOnMountOrArgChange: role !== 'visitor' });
  return <Panel dishId={dishId} />;
}
