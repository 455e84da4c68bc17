import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as texts from '../search.texts.tsx';
import { SearchBox } from './search-box.tsx';

/** Phones have no room in the bar: a button there opens the search box over the whole of it. */
export function PhoneSearch() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // The next page closes it.
  const isOpen = openAt === key;
  const close = () => {
    setOpenAt(undefined);
    button.current?.focus();
  };
  return (
    <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
      <IconButton
        ref={button}
        aria-label={texts.openSearch}
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      >
        <Search size={20} aria-hidden />
      </IconButton>
      {isOpen && (
        <Box
          sx={overBarStyles}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) close();
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <SearchBox isFocusedFirst />
          </Box>
          <IconButton aria-label={texts.closeSearch} onClick={close}>
            <X size={20} aria-hidden />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

const overBarStyles = {
  position: 'absolute',
  inset: 0,
  // Above the counts of its neighbours.
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  bgcolor: 'background.default',
} as const;
