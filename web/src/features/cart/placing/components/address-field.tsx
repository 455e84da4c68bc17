import Box from '@mui/material/Box';
import type { FoundPlace } from '@nearbite/contract/catalog/places';
import { LIMITS } from '@nearbite/contract/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useKnownPosition } from '../../../../lib/place/place.ts';
import { AddressInput } from '../../../../ui/form/address-input.tsx';
import type { FormField } from '../../../../ui/form/form-field.tsx';
import * as texts from '../../cart.texts.tsx';
import { useFoundPlacesQuery } from '../placing.api.ts';

type Props = Omit<ComponentProps<typeof FormField>, 'label'> & {
  readonly onFound: (place: FoundPlace) => void;
};

const PAUSE_MS = 300;
const SHORTEST = 3;
const NONE = -1;
const NO_PLACES: readonly FoundPlace[] = [];

/** The address, with streets and places to choose from while it is typed; without them it is typed as ever. */
export function AddressField({ onFound, onChange, onBlur, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const [activeIndex, setActiveIndex] = useState(NONE);
  const listId = useId();
  const places = useFoundPlaces(typed);
  const isOpen = places.length > 0;
  const active = places[activeIndex];

  const ask = (text: string) => {
    setTyped(text);
    setActiveIndex(NONE);
  };
  const choose = (place: FoundPlace) => {
    ask('');
    onFound(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      // One stop more than there are places: what was typed.
      const stops = places.length + 1;
      setActiveIndex((index) => ((index + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape') ask('');
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <AddressInput
        {...field}
        label={texts.address}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          ask(event.target.value);
          onChange?.(event);
        }}
        onBlur={(event) => {
          ask('');
          onBlur?.(event);
        }}
        inputProps={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          ...(isOpen && { 'aria-controls': listId }),
          ...(active && { 'aria-activedescendant': `${listId}-${activeIndex}` }),
        }}
      />
      {isOpen && (
        <Box id={listId} role="listbox" aria-label={texts.places} sx={listStyles}>
          {places.map((place, index) => (
            <Box
              key={`${place.name} ${place.latitude} ${place.longitude}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              dir="auto"
              // The field would lose the focus, and the list vanish, before the click counts.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              sx={optionStyles}
            >
              {textOf(place)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const textOf = ({ name, city }: FoundPlace): string =>
  city === undefined || name.includes(city) ? name : `${name}, ${city}`;

/** Asked for in the pauses of typing. */
function useFoundPlaces(typed: string): readonly FoundPlace[] {
  const wanted = typed.trim().slice(0, LIMITS.placeQuery.max);
  const near = useKnownPosition();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isWorthAsking = asked.length >= SHORTEST && wanted.length >= SHORTEST;
  const { data } = useFoundPlacesQuery(isWorthAsking ? { query: { q: asked, ...near } } : skipToken);
  return isWorthAsking && data ? data : NO_PLACES;
}

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
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: '12px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { bgcolor: 'brand.tint' },
} as const;
