import Box from '@mui/material/Box';
import { formatKitchenDateTime } from '../../../../ui/format/format-moment.ts';
import type { Step } from '../order-timeline.ts';

type Props = { readonly steps: readonly Step[]; readonly timeZone: string };

export function OrderTimelineList({ steps, timeZone }: Props) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ at, text, tone }) => (
        <Box component="li" key={`${at}${text}`} sx={stepStyles}>
          <Box aria-hidden sx={{ ...dotStyles, bgcolor: `status.${tone}.text` }} />
          <Box sx={{ fontWeight: 600 }}>{text}</Box>
          <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {formatKitchenDateTime(at, timeZone)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const stepStyles = {
  position: 'relative',
  paddingInlineStart: 3.5,
  pb: 2,
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '5px',
    top: 14,
    bottom: -8,
    width: '2px',
    bgcolor: 'divider',
  },
  '&:last-child': { pb: 0.5 },
} as const;

const dotStyles = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 6,
  width: 12,
  height: 12,
  borderRadius: '50%',
} as const;
