import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as texts from '../ui.texts.ts';
import styles from './toast-card.module.css';

const ICONS = { success: CircleCheck, warning: TriangleAlert, error: CircleX, info: Info } as const;

type Props = {
  readonly tone: keyof typeof ICONS;
  readonly text: string;
  readonly stayMs: number;
  readonly showsProgress: boolean;
  readonly action?:
    | { readonly label: string; readonly run: () => void; readonly hasFocus?: boolean | undefined }
    | undefined;
  readonly onClose: () => void;
};

/** A short message that goes by itself, but not while somebody points at it or has its button under the keyboard. */
export function ToastCard({ tone, text, stayMs, showsProgress, action, onClose }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), stayMs);
    return () => clearTimeout(timer);
  }, [isHeld, stayMs]);
  const Icon = ICONS[tone];
  return (
    <div
      role="alert"
      data-tone={tone}
      className={styles.card}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={22} aria-hidden className={classNames(styles.icon, styles[tone])} />
      <div className={styles.text}>{text}</div>
      {action && (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: what was pressed on the keyboard is gone, so it goes on from here
          autoFocus={action.hasFocus}
          className={styles.action}
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={texts.close} onClick={onClose} className={styles.close}>
        <X size={16} aria-hidden />
      </button>
      {showsProgress && (
        <div
          role="presentation"
          className={classNames(styles.progress, styles[tone])}
          style={{ animationDuration: `${stayMs}ms` }}
        />
      )}
    </div>
  );
}
