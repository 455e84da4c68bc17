import Box from '@mui/material/Box';
import { History } from 'lucide-react';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { DOES_NOT_DELIVER_HERE } from '../../catalog/index.ts';
import * as texts from '../search.texts.tsx';
import type { Suggestion, SuggestionGroup } from '../use-suggestions.ts';

type Props = {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly active: Suggestion | undefined;
  readonly onChoose: (suggestion: Suggestion) => void;
};

export const optionId = (listId: string, { path }: Suggestion) => `${listId}-${path}`;

/** Below the search box. The focus stays in the box, which says what is active here. */
export function SuggestionList({ id, groups, active, onChoose }: Props) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      // The box would lose the focus, and the list vanish, before the click counts.
      onMouseDown={(event) => event.preventDefault()}
      sx={listStyles}
    >
      {groups.map(({ label, suggestions }) => (
        <Box key={label} role="group" aria-label={label}>
          <Box aria-hidden sx={labelStyles}>
            {label}
          </Box>
          {suggestions.map((suggestion) => (
            <Box
              key={suggestion.path}
              id={optionId(id, suggestion)}
              role="option"
              aria-selected={suggestion.path === active?.path}
              onClick={() => onChoose(suggestion)}
              sx={optionStyles}
            >
              <Option {...suggestion} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Option({ title, image, note, isTooFar = false }: Suggestion) {
  return (
    <>
      <Box sx={pictureStyles}>
        {image === undefined ? (
          <History size={18} aria-hidden />
        ) : (
          <FoodPicture image={image} alt="" sizes="44px" ratio="1 / 1" />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box dir="auto" sx={{ ...oneLine, fontWeight: 600 }}>
          {title}
        </Box>
        {note !== undefined && (
          <Box sx={{ display: 'flex', columnGap: 1, fontSize: '0.875rem' }}>
            <Box dir="auto" sx={{ ...oneLine, color: 'text.secondary' }}>
              {note}
            </Box>
            {isTooFar && (
              <Box sx={{ flex: 'none', color: 'status.waiting.text', fontWeight: 650 }}>
                {DOES_NOT_DELIVER_HERE}
              </Box>
            )}
          </Box>
        )}
      </Box>
    </>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const listStyles = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(100% + 6px)',
  insetInline: 0,
  maxHeight: 'calc(100dvh - 160px)',
  overflowY: 'auto',
  p: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '18px',
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px -16px rgb(74 40 20 / 0.22)',
} as const;

const labelStyles = {
  px: 1.5,
  pt: 0.75,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 650,
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  py: 0.5,
  borderRadius: '12px',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { bgcolor: 'brand.tint' },
} as const;

const pictureStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  '& > :not(svg)': { width: 44, height: 44, borderRadius: '12px', overflow: 'hidden' },
} as const;
