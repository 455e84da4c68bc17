import Box from '@mui/material/Box';
import { formatDate, formatDateTime } from '../../../ui/format/format-date.ts';

type Props = { readonly date: string; readonly withTime?: boolean };

/** In one line: the other columns have more to give. */
export function TableDate({ date, withTime = false }: Props) {
  return (
    <Box component="time" dateTime={date} sx={{ whiteSpace: 'nowrap' }}>
      {withTime ? formatDateTime(date) : formatDate(date)}
    </Box>
  );
}
