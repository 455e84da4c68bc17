import type { ReactNode } from 'react';
import { FEEDBACK_PARTS } from './feedback-parts.tsx';
import { FOOD_PARTS } from './food-parts.tsx';
import { FORM_PARTS } from './form-parts.tsx';
import { LAYOUT_PARTS } from './layout-parts.tsx';
import { LIST_PARTS } from './list-parts.tsx';

/** Each part of web/src/ui that can be seen, by its file, in its states. */
export const PARTS: Readonly<Record<string, ReactNode>> = {
  ...FORM_PARTS,
  ...FEEDBACK_PARTS,
  ...FOOD_PARTS,
  ...LIST_PARTS,
  ...LAYOUT_PARTS,
};

/** What only gives others their place, their code or their clicks, and the age of what was read without a connection. */
export const UNSEEN = [
  'feedback/as-of',
  'icons/create-icon',
  'layout/focus-target',
  'layout/print-sheet',
  'loading/lazy-part',
  'maps/lazy-place-picker',
  'maps/map-tiles',
  'maps/movable-marker',
  'maps/place-picker',
  'maps/world-map',
  'theme/library-theme',
];
