import Box from '@mui/material/Box';
import { minutesOf } from '@nearbite/domain/terms/hours';
import { type PointerEvent, useState } from 'react';
import { DIRECTION } from '../../../lib/language.ts';
import { DAY_MINUTES, type Times, timeText } from './day-spans.ts';

const GRID_MINUTES = 30;
const HOUR_MARKS = [0, 6, 12, 18, 24];

type Stretch = { readonly from: number; readonly to: number };

type Props = {
  readonly spans: readonly Times[];
  readonly late: readonly Times[];
  readonly isAlwaysOpen: boolean;
  readonly onPaint: (span: Times) => void;
};

function stretchesOf({ spans, late, isAlwaysOpen }: Props): Stretch[] {
  if (isAlwaysOpen) return [{ from: 0, to: DAY_MINUTES }];
  return [
    ...spans.map(({ opens, closes }) => ({
      from: minutesOf(opens),
      to: minutesOf(closes) > minutesOf(opens) ? minutesOf(closes) : DAY_MINUTES,
    })),
    ...late.map(({ closes }) => ({ from: 0, to: minutesOf(closes) })),
  ];
}

/** The day as a line. Dragging over it adds hours; the same can be typed below, so it is hidden from readers. */
export function DayBar(props: Props) {
  const [drag, setDrag] = useState<Stretch>();
  const minuteAt = (event: PointerEvent<HTMLElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    // The day begins where reading begins.
    const fromBegin = DIRECTION === 'rtl' ? right - event.clientX : event.clientX - left;
    const share = Math.min(1, Math.max(0, fromBegin / width));
    return Math.round((share * DAY_MINUTES) / GRID_MINUTES) * GRID_MINUTES;
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = minuteAt(event);
    setDrag({ from: at, to: at });
  };
  const end = () => {
    if (drag && drag.from !== drag.to) {
      const [opens, closes] = [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)];
      props.onPaint({ opens: timeText(opens), closes: timeText(closes) });
    }
    setDrag(undefined);
  };
  const painted = drag && { from: Math.min(drag.from, drag.to), to: Math.max(drag.from, drag.to) };
  return (
    <Box aria-hidden sx={{ userSelect: 'none' }}>
      <Box
        onPointerDown={begin}
        onPointerMove={(event) => drag && setDrag({ from: drag.from, to: minuteAt(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrag(undefined)}
        sx={{
          position: 'relative',
          height: 20,
          borderRadius: '999px',
          bgcolor: 'brand.tint',
          overflow: 'hidden',
          cursor: 'crosshair',
          touchAction: 'pan-y',
        }}
      >
        {stretchesOf(props).map((stretch) => (
          <Bar key={`${stretch.from}-${stretch.to}`} {...stretch} colour="primary.main" />
        ))}
        {painted && <Bar {...painted} colour="text.primary" />}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          color: 'text.secondary',
          fontSize: '0.75rem',
        }}
      >
        {HOUR_MARKS.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, '0')}</span>
        ))}
      </Box>
    </Box>
  );
}

const Bar = ({ from, to, colour }: Stretch & { readonly colour: string }) => (
  <Box
    sx={{
      position: 'absolute',
      insetBlock: 0,
      left: `${(from / DAY_MINUTES) * 100}%`,
      width: `${((to - from) / DAY_MINUTES) * 100}%`,
      bgcolor: colour,
      opacity: 0.85,
    }}
  />
);
