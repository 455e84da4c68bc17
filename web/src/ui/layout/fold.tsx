import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD } from '../theme/measures.ts';

type Props = {
  readonly height: number;
  /** What is said while it is folded; pictures before it. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly lines: readonly string[];
  /** What must be seen while it is folded, too. */
  readonly note?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** A card that says in short what is in it and opens in place. */
export function Fold({ height, picture, title, lines, note, isOpen, onToggle, children }: Props) {
  return (
    <Box sx={CARD}>
      <ButtonBase aria-expanded={isOpen} onClick={onToggle} sx={{ ...rowStyles, minHeight: height }}>
        {picture}
        <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
          <Box component="span" sx={{ ...cutStyles, fontWeight: 650 }}>
            {title}
          </Box>
          {lines.map((line) => (
            <Box
              key={line}
              component="span"
              dir="auto"
              sx={{ ...cutStyles, color: 'text.secondary', fontSize: '0.875rem' }}
            >
              {line}
            </Box>
          ))}
        </Box>
        <ChevronDown size={20} aria-hidden style={{ flex: 'none', rotate: isOpen ? '180deg' : '0deg' }} />
      </ButtonBase>
      {!isOpen && note}
      {isOpen && <Box sx={{ display: 'grid', gap: 2, p: 1.5, pt: 0 }}>{children}</Box>}
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  p: 1.5,
  borderRadius: 'inherit',
  font: 'inherit',
  textAlign: 'start',
} as const;

const cutStyles = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Names in another script begin at their own edge and stay at the row's.
  textAlign: 'match-parent',
  lineHeight: 1.4,
} as const;
