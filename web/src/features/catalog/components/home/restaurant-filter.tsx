import { RESTAURANT_SORTS } from '@nearbite/contract/catalog/catalog';
import { DIETS } from '@nearbite/contract/catalog/diets';
import { DIET_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { ChipButton } from '../../../../ui/form/chip-button.tsx';
import { ChipSelect } from '../../../../ui/form/chip-select.tsx';
import { useCategoriesQuery } from '../../api.ts';
import type { RestaurantChoice } from '../../use-restaurant-choice.ts';
import * as texts from './home.texts.ts';
import styles from './restaurant-filter.module.css';

type Props = RestaurantChoice & {
  /** What else the row ends with. */
  readonly children: ReactNode;
};

/** What the list below it goes by: one row that scrolls sideways and stays below the top bar. */
export function RestaurantFilter({ choice, change, children }: Props) {
  const { data: categories = [] } = useCategoriesQuery();
  const toggle = (name: 'delivers' | 'free_delivery') => change({ [name]: choice[name] ? '' : '1' });
  return (
    <section aria-label={texts.filterRestaurants} className={styles.bar}>
      <ChipSelect
        label={texts.sortBy}
        value={choice.sort}
        values={RESTAURANT_SORTS}
        labels={texts.SORTS}
        isChanged={choice.sort !== 'distance'}
        onChange={(sort) => change({ sort })}
      />
      <Chip
        isOn={choice.open === 'now'}
        onClick={() => change({ open: choice.open === 'now' ? 'any' : 'now' })}
      >
        {texts.openNow}
      </Chip>
      <Chip isOn={choice.free_delivery !== ''} onClick={() => toggle('free_delivery')}>
        {texts.freeDelivery}
      </Chip>
      {categories.map(({ id, title, image }) => (
        <Chip
          key={id}
          isOn={choice.category === id}
          picture={image}
          onClick={() => change({ category: choice.category === id ? 0 : id })}
        >
          <span dir="auto">{title}</span>
        </Chip>
      ))}
      <Chip isOn={choice.delivers !== ''} onClick={() => toggle('delivers')}>
        {texts.deliversHere}
      </Chip>
      <ChipSelect
        label={texts.diet}
        value={choice.diet}
        values={['', ...DIETS]}
        labels={{ '': texts.anyDiet, ...DIET_LABELS }}
        isChanged={choice.diet !== ''}
        onChange={(diet) => change({ diet })}
      />
      {children}
    </section>
  );
}

type ChipProps = {
  readonly isOn: boolean;
  readonly picture?: string | null;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function Chip({ isOn, picture, onClick, children }: ChipProps) {
  return (
    <ChipButton
      isOn={isOn}
      className={picture === undefined ? undefined : styles.withPicture}
      onClick={onClick}
    >
      {picture !== undefined ? (
        <span className={styles.picture}>
          <FoodPicture image={picture} alt="" sizes="28px" ratio="1 / 1" />
        </span>
      ) : (
        isOn && <Check size={16} aria-hidden />
      )}
      {children}
    </ChipButton>
  );
}
