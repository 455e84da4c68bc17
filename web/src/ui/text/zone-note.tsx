import Typography from '@mui/material/Typography';
import * as texts from '../format/clock.texts.ts';
import { foreignZone } from '../format/format-moment.ts';

/** Beside times of the restaurant's clock that do not say so themselves, for a reader whose own differs. */
export function ZoneNote({ timeZone }: { readonly timeZone: string }) {
  const zone = foreignZone(timeZone);
  if (zone === undefined) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {texts.byClockOf(zone)}
    </Typography>
  );
}
