import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { DIRECTION } from '../../lib/language.ts';
import styles from './tabs.module.css';

export type Tab = {
  readonly label: string;
  readonly content: ReactNode | ((isShown: boolean) => ReactNode);
  /** Neither shown nor reachable. */
  readonly isHidden?: boolean;
};

type Props = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The label of the one that is shown until another is chosen. */
  readonly first?: string | undefined;
};

/** One of several panels; arrow keys move between the tabs. All panels are in the page, so all can be read. */
export function Tabs({ label, tabs, first }: Props) {
  const [chosen, setChosen] = useState<number>();
  const shown =
    chosen ??
    Math.max(
      0,
      tabs.findIndex(({ label: name }) => name === first),
    );
  const prefix = useId();
  const last = tabs.filter(({ isHidden }) => !isHidden).length - 1;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextIndex(event.key, currentIndex(event.target), last);
    const stops = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ label: name, isHidden }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${prefix}-tab-${index}`}
            data-index={index}
            aria-controls={`${prefix}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setChosen(index)}
            className={styles.tab}
            style={isHidden ? { display: 'none' } : undefined}
            disabled={isHidden === true}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ label: name, content, isHidden }, index) => (
        <div
          key={name}
          role="tabpanel"
          data-readable={!isHidden || undefined}
          id={`${prefix}-panel-${index}`}
          aria-labelledby={`${prefix}-tab-${index}`}
          hidden={index !== shown || isHidden === true}
        >
          {typeof content === 'function' ? content(index === shown) : content}
        </div>
      ))}
    </>
  );
}

const currentIndex = (target: EventTarget) =>
  target instanceof HTMLElement ? Number(target.dataset.index ?? 0) : 0;

function nextIndex(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case DIRECTION === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      return index === last ? 0 : index + 1;
    case DIRECTION === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      return index === 0 ? last : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
