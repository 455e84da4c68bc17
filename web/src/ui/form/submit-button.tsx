import { whileIdle } from '../../lib/page/busy.ts';
import { useIsHydrating } from '../../lib/page/use-is-hydrating.tsx';
import { Button } from './button.tsx';
import styles from './submit-button.module.css';

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
          <p className={styles.needsScripts}>
            {`${does} needs JavaScript. Please switch it on in your browser.`}
          </p>
        </noscript>
      )}
      <Button type="submit" isLarge disabled={isHydrating} {...whileIdle(isSending)}>
        {isSending ? 'Processing' : label}
      </Button>
    </>
  );
}
