import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../theme/class-names.ts';
import tones from '../theme/tones.module.css';
import styles from './message-alert.module.css';

type Props = {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** It says how things stand, not what became of something the user has just done: the page must not scroll to it. */
  readonly isHint?: boolean;
};

/** The red alert of a failed form, the green one of a success, and what to mind in between; read out when it appears. */
export function MessageAlert({ tone, icon, children, action, isHint = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // A long form is sent from its end and shows the outcome at its head: it is scrolled into view.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    if (!isHint) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isHint]);
  const Icon = icon ?? (tone === 'good' ? CircleCheck : CircleX);
  return (
    <div
      ref={box}
      role={tone === 'bad' ? 'alert' : 'status'}
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
