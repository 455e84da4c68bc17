import { TextButton } from '../text/text-link.tsx';
import * as texts from '../ui.texts.ts';
import styles from './retry-line.module.css';

type Props = { readonly text: string; readonly label?: string; readonly onRetry: () => void };

/** An unobtrusive failure: something small is missing, the rest of the page works. */
export function RetryLine({ text, label = texts.tryAgain, onRetry }: Props) {
  return (
    <div role="status" className={styles.line}>
      {text} <TextButton onClick={onRetry}>{label}</TextButton>
    </div>
  );
}
