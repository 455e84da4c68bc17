import type { FavouriteKind } from '@nearbite/contract/favourites/favourites';
import { Heart } from 'lucide-react';
import round from '../../../ui/form/round-button.module.css';
import { classNames } from '../../../ui/theme/class-names.ts';
import * as texts from '../favourites.texts.ts';
import { useFavourite } from '../use-favourite.ts';
import styles from './favourite-button.module.css';

type Props = {
  readonly kind: FavouriteKind;
  readonly id: number;
  readonly name: string;
  /** Where it stands. */
  readonly className?: string | undefined;
};

/** A heart; filled for a favourite. Owners have none. */
export function FavouriteButton({ className, ...favourite }: Props) {
  const { isFavourite, toggle, isOffered } = useFavourite(favourite);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={classNames(round.round, styles.heart, className)}
      aria-pressed={isFavourite}
      aria-label={texts.favourite(favourite.name)}
      onClick={toggle}
    >
      <Heart size={18} aria-hidden />
    </button>
  );
}
