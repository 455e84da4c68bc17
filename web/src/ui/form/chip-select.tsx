import { ChevronDown } from 'lucide-react';
import styles from './chip-select.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly isChanged: boolean;
  readonly onChange: (value: Value) => void;
};

/** One of a few values, in a line of chips; `isChanged` where it is not what it was at first. */
export function ChipSelect<Value extends string>(props: Props<Value>) {
  const { label, value, values, labels, isChanged, onChange } = props;
  return (
    <span className={styles.select} data-changed={isChanged || undefined}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </span>
  );
}
