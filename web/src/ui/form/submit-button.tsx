import { whileIdle } from '../../lib/page/busy.ts';
import { useIsHydrating } from '../../lib/page/use-is-hydrating.tsx';
import * as texts from '../ui.texts.ts';
import { Button } from './button.tsx';
import styles from './submit-button.module.css';
import { needsScripts } from './submit-button.texts.ts';

type Props = {
  readonly label: string;
  readonly isSending: boolean;
  /** What it does, on pages that are sent rendered: said beside the button where there are no scripts to do it. */
  readonly does?: string;
};

/** Says what it does while it does it, and cannot be pressed twice, nor before the scripts are there to send the form. */
export function SubmitButton({ label, isSending, does }: Props) {
  const isHydrating = useIsHydrating();
  return (
    <>
      {isHydrating && does !== undefined && (
        <noscript>
          <p className={styles.needsScripts}>{needsScripts(does)}</p>
        </noscript>
      )}
      <Button type="submit" isLarge disabled={isHydrating} {...whileIdle(isSending)}>
        {isSending ? texts.processing : label}
      </Button>
    </>
  );
}
