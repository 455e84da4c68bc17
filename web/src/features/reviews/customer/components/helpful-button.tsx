import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { ThumbsUp } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { navigationToast, pageToast } from '../../../../lib/messages/toasts.ts';
import { ChipButton } from '../../../../ui/form/chip-button.tsx';
import { loginPath, useSession } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import type { reviewsQueryArgs } from '../api.ts';
import { useMarkReviewMutation } from '../changes.api.ts';
import styles from './review-card.module.css';
import { HelpfulCount } from './review-card.tsx';

type Props = { readonly review: Review; readonly shown: ReturnType<typeof reviewsQueryArgs> };

/** For customers, and for visitors by way of the sign-in; owners see the count. */
export function HelpfulButton({ review, shown }: Props) {
  const session = useSession();
  const [mark] = useMarkReviewMutation();
  const navigate = useNavigate();
  const location = useLocation();
  if (session.role === 'owner') return <HelpfulCount count={review.helpful} />;

  const isHelpful = review.marked_helpful;
  const set = async (userId: number) => {
    const { error } = await mark({ userId, reviewId: review.id, isHelpful: !isHelpful, shown });
    if (error) pageToast.error(errorText(error));
  };
  const toggle = () => {
    if (session.role === 'customer') return void set(session.profile.id);
    if (session.role !== 'visitor') return;
    navigationToast.warning(texts.signInToMark);
    void navigate(loginPath(location));
  };
  return (
    <ChipButton isOn={isHelpful} className={styles.helpful} onClick={toggle}>
      <ThumbsUp size={16} aria-hidden />
      {texts.helpful(review.helpful)}
    </ChipButton>
  );
}
