import { optionExtraText } from '@nearbite/domain/money';
import { useId } from 'react';
import { labelOf } from '../../../../ui/food/line-choices.ts';
import { Button } from '../../../../ui/form/button.tsx';
import * as texts from '../../catalog.texts.ts';
import styles from './option-buttons.module.css';

export type Option = {
  readonly name: string;
  readonly label?: string | null | undefined;
  readonly extra: number;
  readonly isSoldOut?: boolean;
};

type Props = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: string;
  /** The sentinel that stands for nothing chosen; choosing the same again returns to it. */
  readonly none: string;
  readonly noneText: string;
  readonly onChoose: (name: string) => void;
};

/** Choices as tinted buttons that say what they add. */
export function OptionButtons({ label, options, chosen, none, noneText, onChoose }: Props) {
  const labelId = useId();
  if (options.length === 0) return null;
  const chosenOption = options.find(({ name }) => name === chosen) ?? { name: chosen };
  return (
    <fieldset aria-labelledby={labelId} className={styles.group}>
      <div className={styles.labels}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span dir="auto" className={styles.chosen}>
          {chosen === none ? noneText : labelOf(chosenOption)}
        </span>
      </div>
      <div className={styles.options}>
        {options.map((option) => {
          const { name, extra, isSoldOut = false } = option;
          const isChosen = name === chosen;
          return (
            <Button
              key={name}
              variant="outlined"
              aria-pressed={isChosen}
              disabled={isSoldOut && !isChosen}
              onClick={() => onChoose(isChosen ? none : name)}
              className={styles.option}
            >
              <span dir="auto">{labelOf(option)}</span>
              {isSoldOut && <span className={styles.extra}>{texts.soldOut}</span>}
              {!isSoldOut && extra > 0 && (
                <span dir="ltr" className={styles.extra}>
                  {optionExtraText(extra)}
                </span>
              )}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
