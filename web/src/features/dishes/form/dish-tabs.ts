import * as texts from '../dishes.texts.ts';
import * as extrasTexts from './extras.texts.ts';

export const TABS = [
  { id: 'basic', label: texts.basicInformation },
  { id: 'gallery', label: texts.gallery },
  { id: 'specifications', label: texts.specifications },
  { id: 'size', label: texts.size },
  { id: 'spice', label: texts.spiceLevel },
  { id: 'extras', label: extrasTexts.extras },
] as const;

export type TabId = (typeof TABS)[number]['id'];

const TAB_OF_LIST: Readonly<Record<string, TabId>> = {
  gallery: 'gallery',
  specifications: 'specifications',
  sizes: 'size',
  spiceLevel: 'spice',
  extras: 'extras',
};

/** Where the owner finds a field again that was refused. */
export const tabOf = (field: string): TabId => TAB_OF_LIST[field.split('.')[0] ?? ''] ?? 'basic';
