import { ALLERGENS, DIETS } from '@nearbite/contract/catalog/diets';
import { ALLERGEN_LABELS, DIET_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../../../ui/feedback/use-modal.ts';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { useAllergies } from '../../../accounts/index.ts';
import sheetStyles from '../menu/choice-sheet.module.css';
import styles from './diet-filter.module.css';
import * as texts from './diets.texts.ts';
import { useDishFilter } from './use-dish-filter.ts';

/** Each press narrows the list behind it at once. */
export default function FilterSheet({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const { modal, focused } = useModal(onClose);
  const { chosen, count, choose } = useDishFilter();
  const allergies = useAllergies();
  const isWithoutMine = allergies.every((one) => chosen.without.includes(one));
  return createPortal(
    <dialog {...modal} aria-labelledby={titleId} className={sheetStyles.sheet}>
      <div className={sheetStyles.head}>
        <Text as="h2" look="h3" id={titleId} className={sheetStyles.name}>
          {texts.filter}
        </Text>
        <IconButton ref={focused} aria-label={texts.close} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={sheetStyles.groups}>
        <Group legend={texts.dishesThatAre}>
          {DIETS.map((diet) => (
            <Choice
              key={diet}
              isChosen={chosen.diet.includes(diet)}
              onToggle={() => choose({ ...chosen, diet: toggled(chosen.diet, diet) })}
            >
              {DIET_LABELS[diet]}
            </Choice>
          ))}
        </Group>
        <Group legend={texts.dishesWithout}>
          {allergies.length > 0 && !isWithoutMine && (
            <Button
              variant="contained"
              onClick={() => choose({ ...chosen, without: [...chosen.without, ...allergies] })}
            >
              {texts.myAllergies}
            </Button>
          )}
          {ALLERGENS.map((allergen) => (
            <Choice
              key={allergen}
              isChosen={chosen.without.includes(allergen)}
              onToggle={() => choose({ ...chosen, without: toggled(chosen.without, allergen) })}
            >
              {ALLERGEN_LABELS[allergen]}
            </Choice>
          ))}
        </Group>
        <Text look="small" isMuted>
          {texts.undeclaredAreHidden}
        </Text>
      </div>
      <div className={sheetStyles.foot}>
        <Button
          variant="outlined"
          isLarge
          disabled={count === 0}
          onClick={() => choose({ diet: [], without: [] })}
        >
          {texts.clear}
        </Button>
        <Button isLarge isWide onClick={onClose}>
          {texts.show}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

const Group = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <div className={styles.choices}>{children}</div>
  </fieldset>
);

type ChoiceProps = {
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

const Choice = ({ isChosen, onToggle, children }: ChoiceProps) => (
  <Button variant="outlined" aria-pressed={isChosen} onClick={onToggle}>
    {children}
  </Button>
);
