import * as texts from '../dishes.texts.ts';
export const TABS = [
  { id: 'basic', label: texts.basicInformation },
  { id: 'gallery', label: texts.gallery },
  { id: 'specifications', label: texts.specifications },
  { id: 'size', label: texts.size },
  { id: 'spice', label: texts.spiceLevel },
] as const;

export type TabId = (typeof TABS)[number]['id'];

const TAB_OF_LIST: Readonly<Record<string, TabId>> = {
  gallery: 'gallery',
  specifications: 'specifications',
  sizes: 'size',
  spiceLevel: 'spice',
};

/** Where the owner finds a field again that was refused. */
export const tabOf = (field: string): TabId => TAB_OF_LIST[field.split('.')[0] ?? ''] ?? 'basic';
