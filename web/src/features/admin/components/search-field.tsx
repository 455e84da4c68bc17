import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RADIUS } from '../../../ui/theme.ts';

type Props = {
  readonly label: string;
  /** What is searched for just now. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
};

const PAUSE_MS = 300;
export const LONGEST_SEARCH = 100;

/** Searches when typing pauses. */
export function SearchField({ label, words, onSearch }: Props) {
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, words, onSearch]);

  return (
    <OutlinedInput
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      inputProps={{ 'aria-label': label, dir: 'auto', maxLength: LONGEST_SEARCH }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      sx={{ width: { xs: '100%', sm: 300 }, borderRadius: RADIUS.round, '& input': { pl: 0.5 } }}
    />
  );
}
