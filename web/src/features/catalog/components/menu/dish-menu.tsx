import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { Search, UtensilsCrossed, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHistoryChoice } from '../../../../lib/page/use-history-choice.ts';
import { useOverlayStep } from '../../../../lib/page/use-overlay-step.ts';
import { IconButton } from '../../../../ui/form/button.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { useDishQuantities } from '../../../cart/index.ts';
import * as texts from '../../catalog.texts.ts';
import { ActiveFilter, DietFilter } from '../diets/diet-filter.tsx';
import * as dietTexts from '../diets/diets.texts.ts';
import { useDishFilter } from '../diets/use-dish-filter.ts';
import { DishAmount, hasChoices } from './dish-amount.tsx';
import styles from './dish-menu.module.css';
import rowStyles from './dish-row.module.css';
import { DishRow } from './dish-row.tsx';
import * as menuTexts from './menu.texts.ts';
import { menuSearch, useMenuSearch } from './use-menu-search.ts';
import { useSectionInView } from './use-section-in-view.ts';

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

/** The same in the server's HTML and in the browser; a page has one menu. */
const sectionId = (categoryId: number) => `category-${categoryId}`;

const DishSheet = lazyPart(() => import('./dish-sheet.tsx'));

type Props = {
  readonly dishes: readonly ListedDish[];
  readonly marksNew?: boolean;
  /** Whoever looks at it orders nothing. */
  readonly isPreview?: boolean;
};

/** A menu by category: its bar follows the scroll, and every dish can be ordered where it stands. */
export function DishMenu({ dishes, marksNew = false, isPreview = false }: Props) {
  const [query, setQuery] = useHistoryChoice<string>('menu_query', '');
  const [choosing, setChoosing] = useState<ListedDish>();
  const sheet = useOverlayStep('choices');
  const quantities = useDishQuantities();
  const { count } = useDishFilter();
  const top = useRef<HTMLDivElement>(null);
  const sought = query.trim();
  const found = useMenuSearch(dishes, sought);
  if (dishes.length === 0 && count === 0) {
    return <StateMessage icon={UtensilsCrossed} title={texts.emptyMenu} text={texts.emptyMenuText} />;
  }
  const groups = groupByCategory(found);
  const search = (text: string) => {
    setQuery(text);
    // What is found begins below the bar, and the menu may be shorter now than it was scrolled.
    top.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <>
      <div ref={top} />
      <MenuBar groups={groups} query={query} onSearch={search} />
      <VisuallyHidden>
        <span role="status">{sought !== '' && menuTexts.found(found.length)}</span>
      </VisuallyHidden>
      <ActiveFilter />
      {found.length === 0 && (
        <StateMessage
          icon={Search}
          title={dishes.length === 0 ? dietTexts.nothingSuits : menuTexts.nothingFound(sought)}
        />
      )}
      {groups.map(({ id, title, dishes: dishesOfGroup }) => (
        <section
          key={id}
          id={sectionId(id)}
          aria-labelledby={`${sectionId(id)}-title`}
          className={styles.section}
        >
          <Text as="h2" look="h3" id={`${sectionId(id)}-title`} dir="auto" className={styles.heading}>
            {title}
          </Text>
          <div className={rowStyles.rows}>
            {dishesOfGroup.map((dish) => (
              <DishRow
                key={dish.id}
                dish={dish}
                marksNew={marksNew}
                hasHeart={!isPreview}
                action={
                  !isPreview && (
                    <DishAmount
                      dish={dish}
                      quantities={quantities}
                      onChoose={
                        hasChoices(dish)
                          ? () => {
                              setChoosing(dish);
                              sheet.open();
                            }
                          : undefined
                      }
                    />
                  )
                }
              />
            ))}
          </div>
        </section>
      ))}
      {choosing && sheet.isOpen && (
        <DishSheet key={choosing.id} dish={choosing} quantities={quantities} onClose={sheet.close} />
      )}
    </>
  );
}

type BarProps = {
  readonly groups: readonly Group[];
  readonly query: string;
  readonly onSearch: (query: string) => void;
};

/** Stays below the top bar: the search of the menu, and its categories with the one that is read now. */
function MenuBar({ groups, query, onSearch }: BarProps) {
  const input = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  const sectionIds = groups.map(({ id }) => sectionId(id));
  const current = useSectionInView(sectionIds, bar);
  return (
    <div className={styles.bar}>
      <div className={styles.search} data-filled={query !== '' || undefined}>
        <Search size={18} aria-hidden />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder={menuTexts.searchMenu}
          aria-label={menuTexts.searchMenu}
          value={query}
          onFocus={() => void menuSearch.load()}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
        />
        {query !== '' && (
          <IconButton
            aria-label={menuTexts.clearSearch}
            onClick={() => {
              onSearch('');
              input.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <DietFilter />
      {groups.length > 1 && (
        <nav ref={bar} aria-label={texts.categories} className={styles.categories}>
          {groups.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              data-section={sectionId(id)}
              aria-current={current === sectionId(id) ? 'true' : undefined}
              className={styles.category}
              onClick={() => document.getElementById(sectionId(id))?.scrollIntoView?.()}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}

const PLACEHOLDER_WIDTHS = [64, 132, 112, 148, 96];

/** A menu on its way; the page around it says so. */
export function DishMenuSkeleton() {
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.categories}>
          {PLACEHOLDER_WIDTHS.map((width) => (
            <Skeleton key={width} shape="round" width={width} height={40} />
          ))}
        </div>
      </div>
      <Text as="div" look="h3" className={styles.heading}>
        <Skeleton width={160} />
      </Text>
      <div className={rowStyles.rows}>
        {PLACEHOLDER_WIDTHS.map((width) => (
          <div key={width} className={rowStyles.row}>
            <div className={rowStyles.words}>
              <Skeleton width="60%" />
              <Skeleton width="90%" />
              <Skeleton width="35%" />
            </div>
            <Skeleton shape="box" height={90} />
          </div>
        ))}
      </div>
    </>
  );
}
