import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './message-alert.module.css';
import tones from './tones.module.css';

type Props = {
  readonly tone: 'good' | 'bad';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** It tells how things stand and answers nothing the user has just done: the page must not move for it. */
  readonly isHint?: boolean;
};

/** The red alert of a failed form and the green one of a success; read out when it appears. */
export function MessageAlert({ tone, children, action, isHint = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // A long form is sent from its end and answers at its head: the answer comes into view if it is not.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    if (!isHint) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isHint]);
  const Icon = tone === 'good' ? CircleCheck : CircleX;
  return (
    <div
      ref={box}
      role={tone === 'good' ? 'status' : 'alert'}
      className={classNames(styles.alert, tones[tone])}
    >
      <Icon size={20} aria-hidden />
      <div>
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
