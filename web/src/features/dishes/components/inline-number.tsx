import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { pageToast } from '../../../lib/messages/toasts.ts';
import * as texts from '../dishes.texts.ts';

type Props = {
  /** What the number is, of what. */
  readonly label: string;
  readonly value: number;
  readonly shown: ReactNode;
  /** The value in words, for those who listen. */
  readonly words: string;
  readonly hasDecimals?: boolean;
  readonly onSave: (value: number) => Promise<unknown>;
};

const NUMBER = /^\d{1,9}([.,]\d{1,3})?$/;

/** A number of a list that becomes a field when it is tapped: Enter or leaving it saves, Escape does not. */
export function InlineNumber({ label, value, shown, words, hasDecimals = false, onSave }: Props) {
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  const finish = (text: string | undefined) => {
    setTyped(undefined);
    if (text === undefined || text.trim() === '') return;
    if (!NUMBER.test(text.trim())) return pageToast.error(texts.notANumber);
    const next = Number(text.trim().replace(',', '.'));
    if (next !== value) void onSave(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    finish(event.key === 'Enter' ? typed : undefined);
    requestAnimationFrame(() => button.current?.focus());
  };

  if (typed === undefined) {
    return (
      <ButtonBase
        ref={button}
        aria-label={texts.change(label, words)}
        onClick={() => setTyped(String(value))}
        sx={BUTTON}
      >
        {shown}
      </ButtonBase>
    );
  }
  return (
    <OutlinedInput
      autoFocus
      size="small"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => finish(typed)}
      onKeyDown={onKeyDown}
      inputProps={{
        'aria-label': label,
        inputMode: hasDecimals ? 'decimal' : 'numeric',
        dir: 'ltr',
        maxLength: 13,
      }}
      sx={{ width: 96 }}
    />
  );
}

const BUTTON = {
  minHeight: 44,
  minWidth: 44,
  px: 1,
  mx: -1,
  borderRadius: '10px',
  font: 'inherit',
  justifyContent: 'flex-start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '4px',
  textAlign: 'start',
} as const;
