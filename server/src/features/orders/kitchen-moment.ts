import { momentText } from '@nearbite/domain/terms/moment-text';
import type { Services } from '../../services.ts';

/** A moment for the customer by the kitchen's clock. Where they read it is not known: as the marketplace's own zone. */
export const kitchenMoment = (
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  at: Date,
  timeZone: string | null,
): string =>
  momentText(at, {
    now: clock.now(),
    timeZone: timeZone ?? config.APP_TIMEZONE,
    readerZone: config.APP_TIMEZONE,
  });
