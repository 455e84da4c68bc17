import type { Allergen } from '@nearbite/contract/catalog/diets';
import { useSession } from './session.tsx';

const NONE: readonly Allergen[] = [];

/** Of who is signed in. */
export function useAllergies(): readonly Allergen[] {
  const session = useSession();
  return 'profile' in session ? session.profile.allergies : NONE;
}
