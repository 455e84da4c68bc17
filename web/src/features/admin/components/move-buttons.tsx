import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { whileIdle } from '../../../lib/page/busy.ts';
import * as texts from '../admin.texts.ts';

type Props = {
  readonly title: string;
  /** Counted from zero. */
  readonly place: number;
  readonly last: number;
  readonly isMoving: boolean;
  readonly onMove: (place: number) => void;
};

/** Pressed again and again they carry a row through the whole list; at its end only the way back is left. */
export function MoveButtons({ title, place, last, isMoving, onMove }: Props) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moveTo = (next: number) => {
    onMove(next);
    if (next === 0) down.current?.focus();
    if (next === last) up.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={up}
        aria-label={texts.moveUp(title)}
        {...whileIdle(isMoving || place === 0, () => moveTo(place - 1))}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={texts.moveDown(title)}
        {...whileIdle(isMoving || place === last, () => moveTo(place + 1))}
      >
        <ArrowDown size={18} />
      </IconButton>
    </>
  );
}
