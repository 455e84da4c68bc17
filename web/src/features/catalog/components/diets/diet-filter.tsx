import { ALLERGEN_LABELS, DIET_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { Leaf } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import styles from './diet-filter.module.css';
import * as texts from './diets.texts.ts';
import { useDishFilter } from './use-dish-filter.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));

/** Opens the choice of diets and allergens, and says how many were chosen. */
export function DietFilter() {
  const { count } = useDishFilter();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={count > 0 ? texts.filterActive(count) : texts.filter}
        aria-haspopup="dialog"
        data-active={count > 0 || undefined}
        className={styles.opener}
        // A field beside it that folds when it loses the focus would take it away from under the finger.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(true)}
      >
        <Leaf size={18} aria-hidden />
        {count > 0 && <span className={styles.count}>{count}</span>}
      </IconButton>
      {isOpen && <FilterSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What the list is narrowed down to, with the way back; nothing where it is not. */
export function ActiveFilter() {
  const { chosen, count, choose } = useDishFilter();
  if (count === 0) return null;
  const names = [
    ...chosen.diet.map((one) => DIET_LABELS[one].toLowerCase()),
    ...chosen.without.map((one) => texts.without(ALLERGEN_LABELS[one].toLowerCase())),
  ];
  return (
    <div className={styles.active}>
      <span>{texts.showing(names.join(texts.comma))}</span>
      <Button variant="text" onClick={() => choose({ diet: [], without: [] })}>
        {texts.clear}
      </Button>
    </div>
  );
}
