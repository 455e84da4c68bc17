import { BasicFields } from './basic-fields.tsx';
import type { TabId } from './dish-tabs.ts';
import { GalleryRows } from './gallery-rows.tsx';
import { RowList } from './row-list.tsx';

const TEXT_LISTS = {
  specifications: {
    list: 'specifications',
    noun: 'specification',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'content', label: 'Content' },
    ],
  },
  size: {
    list: 'sizes',
    noun: 'size',
    fields: [
      { name: 'size_name', label: 'Size Name' },
      { name: 'price', label: 'Price', hint: 'Added to the dish price. 0 keeps it.', isAmount: true },
    ],
  },
  spice: {
    list: 'spiceLevel',
    noun: 'spice level',
    fields: [
      { name: 'level_name', label: 'Level Name' },
      { name: 'additional_price', label: 'Additional Price', isAmount: true },
    ],
  },
} as const;

export function TabContent({ tab }: { tab: TabId }) {
  if (tab === 'basic') return <BasicFields />;
  if (tab === 'gallery') return <GalleryRows />;
  // Keyed: the rows of one list must never be taken over by the next.
  return <RowList key={tab} {...TEXT_LISTS[tab]} />;
}
