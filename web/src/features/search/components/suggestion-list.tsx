import Box from '@mui/material/Box';
import { DOES_NOT_DELIVER_HERE } from '../../catalog/index.ts';
import * as texts from '../search.texts.ts';
import type { Suggestion } from '../use-suggestions.ts';

type Props = {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly activeIndex: number;
  readonly onChoose: (suggestion: Suggestion) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Below the search box. The focus stays in the box, which says what is active here. */
export function SuggestionList({ id, suggestions, activeIndex, onChoose }: Props) {
  return (
    <Box id={id} role="listbox" aria-label={texts.dishes} sx={listStyles}>
      {suggestions.map((suggestion, index) => (
        <Box
          key={suggestion.slug}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          // The box would lose the focus, and the list vanish, before the click counts.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          sx={optionStyles}
        >
          <Box dir="auto" sx={{ ...oneLine, fontWeight: 600 }}>
            {suggestion.title}
          </Box>
          <Box sx={{ display: 'flex', columnGap: 1, fontSize: '0.875rem' }}>
            <Box dir="auto" sx={{ ...oneLine, color: 'text.secondary' }}>
              {suggestion.restaurant}
            </Box>
            {suggestion.isTooFar && (
              <Box sx={{ flex: 'none', color: 'status.waiting.text', fontWeight: 650 }}>
                {DOES_NOT_DELIVER_HERE}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const listStyles = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(100% + 6px)',
  insetInline: 0,
  p: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '18px',
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px -16px rgb(74 40 20 / 0.22)',
} as const;

const optionStyles = {
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  borderRadius: '12px',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { bgcolor: 'brand.tint' },
} as const;
