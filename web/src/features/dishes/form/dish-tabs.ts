export const TABS = [
  { id: 'basic', label: 'Basic Information' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'specifications', label: 'Specifications' },
  { id: 'size', label: 'Size' },
  { id: 'spice', label: 'Spice Level' },
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
