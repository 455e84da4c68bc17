import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { LIMITS } from '@nearbite/contract/limits';
import { PATHS, searchPath } from '@nearbite/contract/page-paths';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router';
import { navigationToast } from '../../../lib/messages/toasts.ts';
import { usePastQueries } from '../past-queries.ts';
import * as texts from '../search.texts.tsx';
import { type Suggestion, useSuggestions } from '../use-suggestions.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';

const NONE = -1;

const boxStyles: SxProps<Theme> = (theme) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 48,
  paddingInlineStart: 2,
  paddingInlineEnd: '5px',
  borderRadius: '999px',
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  // The mark is on the box; the input inside it has no edge of its own.
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.vars?.palette.brand.text}` },
});

const inputStyles = {
  flex: 1,
  minWidth: 0,
  '& input:focus-visible': { outline: 'none' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

type Props = {
  /** Opened to be typed into. */
  readonly isFocusedFirst?: boolean;
};

export function SearchBox({ isFocusedFirst = false }: Props) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  // Other lists keep their own search under the same name in the address.
  const shownQuery = matchPath(PATHS.search, pathname) ? (search.get('query') ?? '') : '';
  // Only what is typed asks for suggestions, not the query a page was opened with.
  const [typed, setTyped] = useState('');
  const [activeIndex, setActiveIndex] = useState(NONE);
  const listId = useId();
  const [isFocused, setIsFocused] = useState(false);
  const past = usePastQueries();
  const { groups, suggestions } = useSuggestions(typed, past.queries);
  const isOpen = isFocused && suggestions.length > 0;
  const active = isOpen ? suggestions[activeIndex] : undefined;

  const type = (text: string) => {
    setTyped(text);
    setActiveIndex(NONE);
    setIsFocused(true);
  };
  const close = () => {
    type('');
    setIsFocused(false);
  };
  const choose = ({ path }: Suggestion) => {
    close();
    navigate(path);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (active) return choose(active);
    close();
    const text = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (text === '') return void navigationToast.warning(texts.enterDishName);
    past.remember(text);
    navigate(searchPath(text));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // One place more than there are suggestions: what was typed is the last stop before the first.
      const places = suggestions.length + 1;
      setActiveIndex((index) => ((index + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape') {
      // The first Escape closes the list; only the next one empties the box.
      event.preventDefault();
      close();
    }
  };

  return (
    <Box component="form" role="search" onSubmit={onSubmit} sx={boxStyles}>
      <Search size={18} aria-hidden style={{ flex: 'none' }} />
      <InputBase
        // A new search shown by the address replaces what was typed before.
        key={shownQuery}
        name="query"
        autoFocus={isFocusedFirst}
        type="search"
        defaultValue={shownQuery}
        placeholder={texts.searchForDish}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onClick={() => setIsFocused(true)}
        onKeyDown={onKeyDown}
        onBlur={close}
        inputProps={{
          role: 'combobox',
          dir: 'auto',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          ...(isOpen && { 'aria-controls': listId }),
          ...(active && { 'aria-activedescendant': optionId(listId, active) }),
          'aria-label': texts.searchForDish,
          maxLength: LIMITS.searchQuery.max,
          enterKeyHint: 'search',
        }}
        sx={inputStyles}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 38, px: 2 }}>
        {texts.search}
      </Button>
      {isOpen && <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />}
    </Box>
  );
}
