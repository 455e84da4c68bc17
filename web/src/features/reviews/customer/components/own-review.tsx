import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import * as texts from '../../reviews.texts.ts';
import { useDeleteReviewMutation } from '../changes.api.ts';
import styles from './review-card.module.css';

const ReviewForm = lazyPart(() => import('./themed-review-form.tsx'));

type Props = {
  readonly dishId: number;
  readonly userId: number;
  readonly email: string;
  readonly review: Review;
  /** The review as everybody sees it. */
  readonly children: ReactNode;
};

/** One's own review, which can be changed and taken back. */
export function OwnReview({ dishId, userId, email, review, children }: Props) {
  const [isChanging, setIsChanging] = useState(false);
  const [remove, { isLoading }] = useDeleteReviewMutation();
  const askAndRemove = async () => {
    const isConfirmed = await dialogs.confirm({
      title: texts.askDeleteReview,
      text: texts.starsGoToo,
      confirmLabel: texts.deleteIt,
      isIrreversible: true,
    });
    if (!isConfirmed) return;
    const { error } = await remove({ params: { user_id: userId, review_id: review.id } });
    if (error) pageToast.error(errorText(error));
    else pageToast.success(texts.reviewDeleted);
  };
  if (isChanging) {
    const changing = { userId, review, onDone: () => setIsChanging(false) };
    return <ReviewForm dishId={dishId} email={email} changing={changing} />;
  }
  return (
    <div>
      {children}
      <div className={styles.actions}>
        <Button variant="text" onClick={() => setIsChanging(true)}>
          {texts.changeReview}
        </Button>
        <Button variant="text" disabled={isLoading} onClick={() => void askAndRemove()}>
          {texts.deleteReview}
        </Button>
      </div>
    </div>
  );
}
