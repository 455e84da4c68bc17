import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Fulfilment, Stage } from '@nearbite/contract/orders/stages';
import { lateMoments, latenessOf } from '@nearbite/domain/orders/lateness';
import { momentText } from '@nearbite/domain/times/moment-text';
import * as texts from '@nearbite/domain/times/order-times.texts';
import { useTimePassing } from '../../lib/time/use-time-passing.ts';
import { readingOf } from './format-moment.ts';

type Promised = {
  readonly stage: Stage;
  readonly stages: StageTimes;
  readonly promised_at: string | null;
};
type Order = { readonly fulfilment: Fulfilment; readonly timeZone: string };

/** "Running late, now about 21:40", and the end of it for where the beginning stands apart. */
export type LateText = { readonly sentence: string; readonly when: string };

/** What is said instead of a promise that cannot be kept; follows the clock by itself. */
export function useLateText(
  { stage, stages, promised_at }: Promised,
  { fulfilment, timeZone }: Order,
): LateText | undefined {
  const facts = {
    stage,
    fulfilment,
    promisedAt: promised_at === null ? null : new Date(promised_at),
    acceptedAt: stages.accepted === undefined ? null : new Date(stages.accepted),
  };
  const now = useTimePassing(lateMoments(facts).map((moment) => moment.toISOString()));
  const late = latenessOf(facts, now);
  if (!late) return undefined;
  if (late.about === null) return { sentence: texts.runningLate, when: '' };
  const time = momentText(late.about, readingOf(timeZone));
  return { sentence: texts.lateNow(time), when: texts.nowAbout(time) };
}
