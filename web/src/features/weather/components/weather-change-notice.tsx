import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import * as texts from '../weather.texts.ts';

type Props = {
  /** "14 °C and rain: soups, chai": of the suggestions that are shown. */
  readonly reason: string | undefined;
  /** Weather that was chosen by hand has not turned by itself. */
  readonly isMeasured: boolean;
  readonly children: ReactNode;
};

/** Says so when the weather turns while the page is open, and keeps the keyboard here when its dish is gone. */
export function WeatherChangeNotice({ reason, isMeasured, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const before = useRef<string>(undefined);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!isMeasured) before.current = undefined;
    if (!isMeasured || reason === undefined || reason === before.current) return;
    if (before.current !== undefined) {
      setTold(texts.hasTurned(reason));
      const isLost = document.activeElement === document.body && focused.current?.isConnected === false;
      if (isLost) area.current?.focus({ preventScroll: true });
    }
    before.current = reason;
  }, [reason, isMeasured]);
  return (
    <Box
      ref={area}
      tabIndex={-1}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {children}
    </Box>
  );
}
