import Box from '@mui/material/Box';

export type LinkCount = { readonly value: number; readonly words: string };

const MOST_SHOWN = 99;
const countText = (value: number) => (value > MOST_SHOWN ? `${MOST_SHOWN}+` : String(value));

/** A link's text, with its count in words for those who listen. */
export const nameWithCount = (label: string, count: LinkCount | undefined): string =>
  count === undefined || count.value === 0 ? label : `${label}, ${countText(count.value)} ${count.words}`;

/** Beside a link's text, at the end of its line; nothing when there is nothing to count. */
export function LinkCountMark({ count }: { readonly count: LinkCount | undefined }) {
  if (count === undefined || count.value === 0) return null;
  return (
    <Box component="span" aria-hidden sx={markStyles}>
      {countText(count.value)}
    </Box>
  );
}

const markStyles = {
  ml: 'auto',
  px: 1,
  borderRadius: '999px',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.8125rem',
  fontWeight: 700,
} as const;
