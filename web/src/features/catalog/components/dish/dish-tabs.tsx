import type { Dish } from '@nearbite/contract/catalog/catalog';
import { REVIEW_HASH, storePath } from '@nearbite/contract/page-paths';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { phoneHref } from '../../../../lib/browser/phone-href.ts';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { FoodPicture, wideOnPhones } from '../../../../ui/food/food-picture.tsx';
import { type Tab, Tabs } from '../../../../ui/layout/tabs.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { TextAnchor, TextLink } from '../../../../ui/text/text-link.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { ReviewPanel } from '../../../reviews/index.ts';
import * as texts from '../../catalog.texts.ts';
import styles from './dish-tabs.module.css';

export function DishTabs({ dish }: { dish: Dish }) {
  const tabs: readonly Tab[] = [
    { label: texts.specifications, content: <SpecificationTable dish={dish} /> },
    { label: texts.restaurant, content: <RestaurantPanel restaurant={dish.restaurant} /> },
    { label: texts.review, content: (isShown) => <ReviewPanel dishId={dish.id} isShown={isShown} /> },
    { label: texts.questions, content: <SampleQuestions />, isHidden: true },
  ];
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isReviewWanted = hash === REVIEW_HASH;
  // The server does not know of the part of a page that is asked for.
  const isInSight = !useIsHydrating() && isReviewWanted;
  useEffect(() => {
    if (isInSight) box.current?.scrollIntoView?.({ block: 'start' });
  }, [isInSight]);
  return (
    <div ref={box} className={classNames(styles.box, isInSight && styles.inSight)}>
      <Tabs label={texts.aboutDish} tabs={tabs} first={isInSight ? texts.review : undefined} />
    </div>
  );
}

function RestaurantPanel({ restaurant }: { restaurant: Dish['restaurant'] }) {
  const { name, slug, description, phone_number, image } = restaurant;
  return (
    <div className={styles.restaurant}>
      <div className={styles.picture}>
        <FoodPicture image={image} alt={name} sizes={wideOnPhones(180, 600)} />
      </div>
      <div className={styles.words}>
        <Text as="h3" look="h3" dir="auto">
          {name}
        </Text>
        <Text isMuted dir="auto" className={styles.text}>
          {description ?? texts.tastyMeals}
        </Text>
        <div className={styles.links}>
          <TextAnchor href={phoneHref(phone_number)}>
            <bdi dir="ltr">{phone_number}</bdi>
          </TextAnchor>
          <TextLink to={storePath(slug)}>{texts.seeMenu}</TextLink>
        </div>
      </div>
    </div>
  );
}

/** Kept for the day questions are opened; hidden until then and without behaviour. */
function SampleQuestions() {
  return (
    <dl>
      <dt>{texts.withBread}</dt>
      <dd>{texts.breadIsSeparate}</dd>
      <dt>{texts.canBeMilder}</dt>
      <dd>{texts.chooseLowerSpice}</dd>
    </dl>
  );
}

/** The category and what the restaurant says about the dish, row by row. */
function SpecificationTable({ dish }: { dish: Pick<Dish, 'category' | 'specification'> }) {
  const rows = [{ title: texts.category, content: dish.category.title }, ...dish.specification];
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ title, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and their order never changes
          <tr key={index}>
            <th scope="row" dir="auto">
              {title}
            </th>
            <td dir="auto">{content}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
