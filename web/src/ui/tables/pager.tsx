import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../form/button.tsx';
import styles from './pager.module.css';
import * as texts from './pager.texts.ts';

type Props = {
  readonly offset: number;
  readonly pageSize: number;
  readonly total: number;
  /** The total is where counting stopped: there may be further pages. */
  readonly isMore?: boolean;
  /** `isStep`: somebody turned the page, and comes back to this one by the browser's way back. */
  readonly onMove: (offset: number, how?: { readonly isStep: boolean }) => void;
};

/** Only there when one page is not all. */
export function Pager({ offset, pageSize, total, isMore = false, onMove }: Props) {
  const nav = useRef<HTMLElement>(null);
  // Deleting or filtering may empty the page one is on.
  const isBeyond = offset > 0 && offset >= total;
  useEffect(() => {
    if (isBeyond) onMove(Math.max(Math.ceil(total / pageSize) - 1, 0) * pageSize);
  }, [isBeyond, total, pageSize, onMove]);

  // A button that can go no further would take the keyboard's place on the page with it.
  useLayoutEffect(() => {
    if (nav.current?.querySelector('button:disabled') !== document.activeElement) return;
    nav.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });

  if (total <= pageSize && offset === 0) return null;
  const last = Math.min(offset + pageSize, total);
  const turn = (to: number) => {
    onMove(to, { isStep: true });
    // The next page is read from its beginning, wherever the list begins.
    nav.current?.parentElement?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <nav ref={nav} aria-label={texts.pages} className={styles.pager}>
      <Button variant="outlined" disabled={offset === 0} onClick={() => turn(Math.max(offset - pageSize, 0))}>
        {texts.previous}
      </Button>
      <span aria-live="polite" className={styles.where}>
        {texts.range(total === 0 ? 0 : offset + 1, last, isMore ? texts.moreThan(total) : total)}
      </span>
      <Button variant="outlined" disabled={last >= total && !isMore} onClick={() => turn(offset + pageSize)}>
        {texts.next}
      </Button>
    </nav>
  );
}
