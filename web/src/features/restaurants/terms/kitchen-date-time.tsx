import { formatDateTime } from '../../../ui/format/format-date.ts';
import { formatKitchenDateTimeWithZone } from '../../../ui/format/format-moment.ts';
import { useKitchenZone } from './use-kitchen-zone.ts';

/** What happened in one's own restaurant, by its clock; until that is known, by the reader's, mostly the same. */
export function KitchenDateTime({ date }: { readonly date: string }) {
  const zone = useKitchenZone();
  return zone === undefined ? formatDateTime(date) : formatKitchenDateTimeWithZone(date, zone);
}
