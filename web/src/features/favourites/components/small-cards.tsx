import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import styles from './small-cards.module.css';

export type SmallCard = {
  readonly id: string;
  readonly image: string | null;
  readonly name: string;
  readonly note: string;
  readonly price?: string;
  /** It is not to be had now. */
  readonly isGreyed?: boolean;
} & ({ readonly to: string } | { readonly onOpen: () => void });

type Props = {
  readonly cards: readonly SmallCard[];
  /** Stands before them. */
  readonly children?: ReactNode;
};

/** Small cards in one row that scrolls sideways. */
export function SmallCardRow({ cards, children }: Props) {
  return (
    <ul className={styles.row}>
      {children && <li>{children}</li>}
      {cards.map((card) => (
        <li key={card.id}>
          {'to' in card ? (
            <Link to={card.to} className={styles.card}>
              <Contents {...card} />
            </Link>
          ) : (
            <button type="button" aria-haspopup="dialog" onClick={card.onOpen} className={styles.card}>
              <Contents {...card} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Contents({ image, name, note, price, isGreyed = false }: SmallCard): ReactNode {
  return (
    <>
      <span className={styles.picture} data-greyed={isGreyed || undefined}>
        <FoodPicture image={image} alt="" sizes="54px" ratio="1 / 1" />
      </span>
      <span className={styles.words}>
        <strong dir="auto" className={styles.line}>
          {name}
        </strong>
        <span dir="auto" className={styles.fine}>
          {note}
        </span>
        {price !== undefined && <strong className={styles.price}>{price}</strong>}
      </span>
    </>
  );
}
