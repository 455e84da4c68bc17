import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import type { Diet } from '@nearbite/contract/catalog/diets';
import { DIET_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { allergyNotice } from '@nearbite/domain/allergies';
import { Leaf } from 'lucide-react';
import { AllergyWarning, allergenNames } from '../../../../ui/food/allergy-warning.tsx';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { useAllergies } from '../../../accounts/index.ts';
import styles from './diet-line.module.css';
import * as texts from './diets.texts.ts';

type Props = { readonly dish: Pick<ListedDish, 'diets' | 'allergens'> };

/** What is vegan is vegetarian as well: that goes without saying. */
const namesOf = (diets: readonly Diet[]) =>
  diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan')).map((diet) => DIET_LABELS[diet]);

/** The small line of a dish in a menu: a warning for who is allergic, else the diets it suits. */
export function DietLine({ dish: { diets, allergens } }: Props) {
  const allergies = useAllergies();
  if (allergyNotice(allergies, allergens) !== undefined)
    return <AllergyWarning allergies={allergies} allergens={allergens} isShort />;
  if (diets.length === 0) return null;
  return (
    <div className={styles.line}>
      <Leaf size={14} aria-hidden />
      <span>{namesOf(diets).join(' · ')}</span>
    </div>
  );
}

/** All that a dish has declared, and what that means for who looks at it. */
export function DietFacts({ dish: { diets, allergens } }: Props) {
  return (
    <div className={styles.facts}>
      {diets.length > 0 && (
        <div className={styles.diets}>
          {namesOf(diets).map((name) => (
            <StatusChip key={name} tone="good">
              {name}
            </StatusChip>
          ))}
        </div>
      )}
      <Text look="small" isMuted>
        {allergensText(allergens)}
      </Text>
      <AllergyWarning allergies={useAllergies()} allergens={allergens} />
    </div>
  );
}

function allergensText(allergens: ListedDish['allergens']): string {
  if (allergens === null) return texts.notDeclared;
  return allergens.length === 0 ? texts.containsNone : texts.contains(allergenNames(allergens));
}
