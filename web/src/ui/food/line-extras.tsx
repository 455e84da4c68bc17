import Box from '@mui/material/Box';
import * as texts from './food.texts.ts';
import { labelOf } from './line-choices.ts';

type Props = { readonly extras: readonly Parameters<typeof labelOf>[0][] };

/** What was chosen with a dish beside portion and spice level; nothing where nothing was. */
export function LineExtras({ extras }: Props) {
  if (extras.length === 0) return null;
  return (
    <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {texts.extras(extras.map(labelOf).join(texts.comma))}
    </Box>
  );
}
