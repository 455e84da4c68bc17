import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { LIMITS } from '@nearbite/contract/limits';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchPath } from '../../config/paths.ts';
import { navigationToast } from '../../lib/toasts.ts';

export function SearchBox() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const shownQuery = search.get('query') ?? '';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (text === '') {
      navigationToast.warning('Please enter a dish name');
      return;
    }
    navigate(searchPath(text));
  };

  return (
    <Box
      component="form"
      role="search"
      onSubmit={onSubmit}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 48,
        pl: 2,
        pr: '5px',
        borderRadius: '999px',
        border: `1px solid ${theme.vars?.palette.divider}`,
        backgroundColor: theme.vars?.palette.background.paper,
        '&:focus-within': {
          borderColor: theme.vars?.palette.brand.text,
          boxShadow: `0 0 0 1px ${theme.vars?.palette.brand.text}`,
        },
      })}
    >
      <Search size={18} aria-hidden style={{ flex: 'none' }} />
      <InputBase
        // A new search shown by the address replaces what was typed before.
        key={shownQuery}
        name="query"
        type="search"
        defaultValue={shownQuery}
        placeholder="Search for a dish"
        inputProps={{
          'aria-label': 'Search for a dish',
          maxLength: LIMITS.searchQuery.max,
          enterKeyHint: 'search',
        }}
        sx={{
          flex: 1,
          minWidth: 0,
          '& input:focus-visible': { outline: 'none' },
          '& input::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 38, px: 2 }}>
        Search
      </Button>
    </Box>
  );
}
