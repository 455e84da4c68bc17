import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RADIUS } from '../theme/measures.ts';

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
  const [shown, setShown] = useState(words);
  const [asked, setAsked] = useState(words);
  // New words that this field has not asked for came with a link: they replace what was typed.
  if (words !== shown) {
    setShown(words);
    if (words !== asked) {
      setAsked(words);
      setTyped(words);
    }
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => {
      setAsked(typed.trim());
      onSearch(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, onSearch]);

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
