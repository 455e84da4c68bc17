import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { getReviewSummary } from '@nearbite/contract/reviews/owner-reviews';
import { StatCards } from '../../../../ui/tables/stat-cards.tsx';
import * as texts from '../../reviews.texts.ts';

type Summary = ResponseOf<typeof getReviewSummary>;

/** The mean rating, and where it is going; on its way while undefined. */
export function ReviewSummary({ summary }: { readonly summary: Summary | undefined }) {
  return (
    <StatCards
      isCompact
      stats={[
        { label: texts.average, value: summary && meanText(summary.all) },
        { label: texts.lastDays, value: summary && [meanText(summary.recent), trendText(summary)].join('') },
        { label: texts.daysBefore, value: summary && meanText(summary.before) },
      ]}
    />
  );
}

const tenthsOf = (rating: number) => Math.round(rating * 10);
const inTenths = (tenths: number) => (tenths / 10).toFixed(1);

const meanText = ({ rating, count }: Summary['all']) =>
  rating === null ? texts.noneThen : texts.meanOf(inTenths(tenthsOf(rating)), count);

/** Of the figures as they are shown, so that the difference is what one can see. */
function trendText({ recent, before }: Summary): string {
  if (recent.rating === null || before.rating === null) return '';
  const tenths = tenthsOf(recent.rating) - tenthsOf(before.rating);
  if (tenths === 0) return texts.asBefore;
  return tenths > 0 ? texts.upBy(inTenths(tenths)) : texts.downBy(inTenths(-tenths));
}
