import type { Allergen } from '@nearbite/contract/catalog/diets';
import { ALLERGEN_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { allergyNotice } from '@nearbite/domain/allergies';
import { TriangleAlert } from 'lucide-react';
import { classNames } from '../theme/class-names.ts';
import * as texts from './allergy.texts.ts';
import styles from './allergy-warning.module.css';

/** Within a sentence. */
export const allergenNames = (allergens: readonly Allergen[]): string =>
  allergens.map((one) => ALLERGEN_LABELS[one].toLowerCase()).join(texts.comma);

type Props = {
  /** Of who looks at the dish. */
  readonly allergies: readonly Allergen[];
  readonly allergens: readonly Allergen[] | null;
  /** Cut off at the end of its line. */
  readonly isShort?: boolean;
};

/** What somebody with allergies has to know of a dish; nothing where there is nothing to tell. */
export function AllergyWarning({ allergies, allergens, isShort = false }: Props) {
  const notice = allergyNotice(allergies, allergens);
  if (notice === undefined) return null;
  return (
    <div className={classNames(styles.warning, isShort && styles.short)}>
      <TriangleAlert size={16} aria-hidden />
      <span>
        {notice === 'not-declared' ? texts.notDeclared : texts.contains(allergenNames(notice.contains))}
      </span>
    </div>
  );
}
