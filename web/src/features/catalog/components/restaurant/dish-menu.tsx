import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { UtensilsCrossed } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useHistoryChoice } from '../../../../lib/page/use-history-choice.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import * as texts from '../../catalog.texts.ts';
import { CardGrid, CardGridSkeleton } from '../cards/card-grid.tsx';
import { DishCard } from '../cards/dish-card.tsx';
import styles from './dish-menu.module.css';

type Group = { readonly id: number; readonly title: string; readonly dishes: ListedDish[] };

function groupByCategory(dishes: readonly ListedDish[]): Group[] {
  const groups = new Map<number, Group>();
  for (const dish of dishes) {
    const group = groups.get(dish.category.id) ?? { ...dish.category, dishes: [] };
    group.dishes.push(dish);
    groups.set(dish.category.id, group);
  }
  return [...groups.values()];
}

/** No category has this id. */
const ALL = 0;

type Props = { readonly dishes: readonly ListedDish[]; readonly marksNew?: boolean };

/** A menu by category, with a way to see one category alone. */
export function DishMenu({ dishes, marksNew = false }: Props) {
  const [chosenId, setChosenId] = useHistoryChoice<number>('menu_category', ALL);
  const firstHeading = useRef<HTMLDivElement>(null);
  const isJustChosen = useRef(false);
  // After the others are gone; on the way back the page goes to where it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what there is to scroll for
  useEffect(() => {
    if (isJustChosen.current) firstHeading.current?.scrollIntoView?.({ block: 'start' });
    isJustChosen.current = false;
  }, [chosenId]);
  const headingPrefix = useId();
  const groups = groupByCategory(dishes);
  if (groups.length === 0) {
    return <StateMessage icon={UtensilsCrossed} title={texts.emptyMenu} text={texts.emptyMenuText} />;
  }
  // What was chosen may have left the menu since.
  const chosen = groups.filter(({ id }) => id === chosenId);
  const shown = chosen.length > 0 ? chosen : groups;
  const shownId = chosen.length > 0 ? chosenId : ALL;
  const choices = [{ id: ALL, title: texts.all }, ...groups];

  return (
    <>
      {groups.length > 1 && (
        <fieldset aria-label={texts.categories} className={styles.categories}>
          {choices.map(({ id, title }) => (
            <Button
              key={id}
              variant={id === shownId ? 'contained' : 'outlined'}
              aria-pressed={id === shownId}
              onClick={() => {
                isJustChosen.current = id !== ALL;
                setChosenId(id);
              }}
            >
              {title}
            </Button>
          ))}
        </fieldset>
      )}
      {shown.map(({ id, title, dishes: dishesOfGroup }, index) => (
        <section key={id} aria-labelledby={`${headingPrefix}-${id}`}>
          <div ref={index === 0 ? firstHeading : undefined} className={styles.headingPlace}>
            <Text as="h2" look="h3" id={`${headingPrefix}-${id}`} dir="auto" className={styles.heading}>
              {title}
            </Text>
          </div>
          <CardGrid>
            {dishesOfGroup.map((dish) => (
              <DishCard key={dish.id} dish={dish} marksNew={marksNew} />
            ))}
          </CardGrid>
        </section>
      ))}
    </>
  );
}

const PLACEHOLDER_WIDTHS = [64, 132, 112, 148, 96];

/** A menu on its way; the page around it says so. */
export function DishMenuSkeleton() {
  return (
    <>
      <div className={styles.categories}>
        {PLACEHOLDER_WIDTHS.map((width) => (
          <Skeleton key={width} shape="round" width={width} height={44} />
        ))}
      </div>
      <Text as="div" look="h3" className={styles.heading}>
        <Skeleton width={160} />
      </Text>
      <CardGridSkeleton />
    </>
  );
}
