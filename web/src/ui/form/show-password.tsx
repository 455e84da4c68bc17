import styles from './show-password.module.css';

type Props = {
  readonly label: string;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
};

/** One checkbox for all password fields of a form. */
export function ShowPassword({ label, isShown, onChange }: Props) {
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        checked={isShown}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.box}
      />
      {label}
    </label>
  );
}
