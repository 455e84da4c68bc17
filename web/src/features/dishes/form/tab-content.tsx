import * as texts from '../dishes.texts.ts';
import { BasicFields } from './basic-fields.tsx';
import type { TabId } from './dish-tabs.ts';
import { ExtrasTab } from './extras-tab.tsx';
import { GalleryRows } from './gallery-rows.tsx';
import { RowList } from './row-list.tsx';

const TEXT_LISTS = {
  specifications: {
    list: 'specifications',
    noun: texts.specificationNoun,
    fields: [
      { name: 'title', label: texts.title },
      { name: 'content', label: texts.content },
    ],
  },
  size: {
    list: 'sizes',
    noun: texts.sizeNoun,
    fields: [
      { name: 'size_name', label: texts.sizeName, isTranslated: true },
      { name: 'price', label: texts.price, hint: texts.addedToDishPrice, isAmount: true },
    ],
  },
  spice: {
    list: 'spiceLevel',
    noun: texts.spiceLevelNoun,
    fields: [
      { name: 'level_name', label: texts.levelName, isTranslated: true },
      { name: 'additional_price', label: texts.additionalPrice, isAmount: true },
    ],
  },
} as const;

export function TabContent({ tab }: { tab: TabId }) {
  if (tab === 'basic') return <BasicFields />;
  if (tab === 'gallery') return <GalleryRows />;
  if (tab === 'extras') return <ExtrasTab />;
  // Keyed: the rows of one list must never be taken over by the next.
  return <RowList key={tab} {...TEXT_LISTS[tab]} />;
}
