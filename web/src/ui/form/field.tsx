import { type ComponentProps, useId } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string;
  /** Shown beside the field and read out with it, as the error is. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** A line to be typed, with its label and what is wrong with it. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        dir="auto"
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        className={styles.input}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.note}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={classNames(styles.note, styles.error)}>
          {error}
        </p>
      )}
    </div>
  );
}
