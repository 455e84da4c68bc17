import type { ReactNode } from 'react';

/** What the kitchen calls an order by, `#17`; nothing before it has a number. */
export const DayNumber = ({ number }: { readonly number: number | null }): ReactNode =>
  number === null ? null : (
    <bdi dir="ltr" style={{ fontWeight: 800, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      #{number}
    </bdi>
  );
