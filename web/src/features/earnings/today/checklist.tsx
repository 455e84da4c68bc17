import { DISHES_TO_BEGIN, type Today } from '@nearbite/contract/earnings/today';
import { PATHS, storePath, TERMS_PARTS } from '@nearbite/contract/page-paths';
import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { ShareButton } from '../../../ui/form/share-button.tsx';
import styles from './today.module.css';
import * as texts from './today.texts.ts';

type Props = { readonly list: Today['checklist'] };

const stepsOf = ({ hours, area, dishes, order, slug }: Props['list']) => [
  { label: texts.setHours, isDone: hours, to: `${PATHS.restaurantTerms}#${TERMS_PARTS.hours}` },
  { label: texts.setArea, isDone: area, to: `${PATHS.restaurantTerms}#${TERMS_PARTS.area}` },
  {
    label: texts.addDishes(dishes, DISHES_TO_BEGIN),
    isDone: dishes >= DISHES_TO_BEGIN,
    to: PATHS.restaurantAddDish,
  },
  { label: texts.testOrder, isDone: order, to: storePath(slug), hint: texts.testOrderHow },
];

/** What a new restaurant has still to do; each row leads to where it is done, and is ticked by what is there. */
export function Checklist({ list }: Props) {
  const steps = stepsOf(list);
  return (
    <>
      <p className={styles.quiet}>{countText(steps)}</p>
      <Steps steps={steps} />
    </>
  );
}

function Steps({ steps }: { readonly steps: ReturnType<typeof stepsOf> }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ label, isDone, to, hint }) => (
        <li key={label} data-done={isDone || undefined}>
          {isDone ? <Check size={20} aria-label={texts.done} /> : <Circle size={20} aria-hidden />}
          <div>
            <Link to={to}>{label}</Link>
            {hint !== undefined && !isDone && <p className={styles.quiet}>{hint}</p>}
          </div>
          {hint !== undefined && !isDone && <ShareButton path={to} title={texts.yourStore} />}
        </li>
      ))}
    </ul>
  );
}

/** Once orders come in, the day has the room; what is left to do stays in reach until all is done. */
export function ChecklistPill({ list }: Props) {
  const steps = stepsOf(list);
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <details className={styles.pill}>
      <summary>
        <strong>{countText(steps)}</strong> {texts.nextStep(next.label)}
      </summary>
      <div className={styles.panel}>
        <Steps steps={steps} />
      </div>
    </details>
  );
}

const countText = (steps: readonly { readonly isDone: boolean }[]) =>
  texts.checklistOf(steps.filter(({ isDone }) => isDone).length, steps.length);
