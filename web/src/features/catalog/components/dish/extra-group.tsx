import type { ExtraGroup as Group } from '@nearbite/contract/catalog/catalog';
import { isSoldOut } from '@nearbite/domain/extras';
import { optionExtraText } from '@nearbite/domain/money';
import { useId } from 'react';
import { extraRule } from '../../../../ui/food/extra-rule.ts';
import { labelOf } from '../../../../ui/food/line-choices.ts';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import * as catalogTexts from '../../catalog.texts.ts';
import * as texts from './dish-choices.texts.ts';
import styles from './extra-group.module.css';

type Props = {
  readonly group: Group;
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
  readonly now: Date;
  readonly isAsked: boolean;
};

/** One group of extras: its rule in words, how far one is, and its options; round marks where one is chosen at most. */
export function ExtraGroup({ group, chosen, onChoose, now, isAsked }: Props) {
  const { min, max, options } = group;
  const id = useId();
  const isOne = max === 1;
  const isFull = !isOne && chosen.length >= max && max < options.length;
  const isUnmet = chosen.length < min || chosen.length > max;
  const toggle = (option: string) => {
    if (chosen.includes(option)) return onChoose(chosen.filter((one) => one !== option));
    return onChoose(isOne ? [option] : [...chosen, option]);
  };
  return (
    <fieldset
      role={isOne ? 'radiogroup' : undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-rule ${id}-state`}
      data-unmet={isUnmet || undefined}
      className={styles.group}
    >
      <div className={styles.head}>
        <span id={`${id}-name`} dir="auto" className={styles.name}>
          {labelOf(group)}
        </span>
        <span id={`${id}-rule`} className={styles.rule}>
          {extraRule(group, options.length)}
        </span>
        <span id={`${id}-state`} role="status" className={styles.state}>
          <Progress group={group} count={chosen.length} isMissing={isUnmet && isAsked} />
        </span>
      </div>
      {isOne && min === 0 && (
        <Row id={id} isOne name={texts.none} isChosen={chosen.length === 0} onToggle={() => onChoose([])} />
      )}
      {options.map((option) => {
        const isChosen = chosen.includes(option.name);
        const isGone = isSoldOut(option, now);
        return (
          <Row
            key={option.name}
            id={id}
            isOne={isOne}
            name={labelOf(option)}
            extra={isGone ? catalogTexts.soldOut : extraText(option.price)}
            isChosen={isChosen}
            isOff={!isChosen && (isGone || isFull)}
            onToggle={() => toggle(option.name)}
          />
        );
      })}
      <p id={`${id}-full`} className={styles.full}>
        {isFull && texts.isFull(max)}
      </p>
    </fieldset>
  );
}

const extraText = (price: number) => (price > 0 ? optionExtraText(price) : texts.free);

type ProgressProps = { readonly group: Group; readonly count: number; readonly isMissing: boolean };

function Progress({ group, count, isMissing }: ProgressProps) {
  const { min, max, options } = group;
  if (isMissing) return <StatusChip tone="waiting">{extraRule(group, options.length)}</StatusChip>;
  if (max > 1) return texts.countOf(count, max);
  return count > 0 && min > 0 ? <StatusChip tone="good">{texts.chosen}</StatusChip> : null;
}

type RowProps = {
  readonly id: string;
  readonly isOne: boolean;
  readonly name: string;
  readonly extra?: string;
  readonly isChosen: boolean;
  readonly isOff?: boolean;
  readonly onToggle: () => void;
};

/** One that cannot be chosen now can still be reached, so that its reason is read. */
const Row = ({ id, isOne, name, extra, isChosen, isOff = false, onToggle }: RowProps) => (
  <label className={styles.row} data-off={isOff || undefined}>
    <input
      type={isOne ? 'radio' : 'checkbox'}
      name={id}
      checked={isChosen}
      aria-disabled={isOff || undefined}
      aria-describedby={isOff ? `${id}-full` : undefined}
      onChange={() => !isOff && onToggle()}
      className={styles.mark}
    />
    <span dir="auto" className={styles.option}>
      {name}
    </span>
    {extra !== undefined && (
      <span dir="auto" className={styles.extra}>
        {extra}
      </span>
    )}
  </label>
);
