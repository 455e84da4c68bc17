import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../form/button.tsx';
import { Text } from '../text/text.tsx';
import { classNames } from '../theme/class-names.ts';
import tones from '../theme/tones.module.css';
import * as texts from '../ui.texts.ts';
import styles from './message-dialog.module.css';
import { useModal } from './use-modal.ts';

export type MessageDialogKind = 'warning' | 'success' | 'error' | 'confirm';

const FACES = {
  warning: { icon: TriangleAlert, tone: 'waiting' },
  confirm: { icon: CircleHelp, tone: 'waiting' },
  success: { icon: CircleCheck, tone: 'good' },
  error: { icon: CircleX, tone: 'bad' },
} as const;

export type MessageDialogProps = {
  readonly kind: MessageDialogKind;
  readonly title: string;
  readonly text?: string | undefined;
  /** The name of what it is about, as somebody wrote it. */
  readonly about?: string | undefined;
  /** The last one is what most people want. */
  readonly choices: readonly { readonly choice: string; readonly label: string }[];
  readonly cancelLabel?: string | undefined;
  /** Gives the focus to the way back instead of to the last choice. */
  readonly isIrreversible?: boolean | undefined;
  /** Undefined when no choice was made. */
  readonly onChoose: (choice: string | undefined) => void;
};

/** A short message that wants a choice before anything else. */
export function MessageDialog({
  kind,
  title,
  text,
  about,
  choices,
  cancelLabel = texts.cancel,
  isIrreversible = false,
  onChoose,
}: MessageDialogProps) {
  const titleId = useId();
  const textId = useId();
  const aboutId = useId();
  const { icon: Icon, tone } = FACES[kind];
  const leave = () => onChoose(undefined);
  const { modal, focused } = useModal(leave);

  // In the body: the library hides the rest of the page from screen readers while one of its dialogs is open.
  return createPortal(
    <dialog
      {...modal}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={[text && textId, about && aboutId].filter(Boolean).join(' ') || undefined}
      className={styles.dialog}
    >
      <div className={styles.head}>
        <div aria-hidden className={classNames(styles.face, tones[tone])}>
          <Icon size={30} />
        </div>
        <Text as="h2" look="h3" id={titleId} className={styles.title}>
          {title}
        </Text>
        {text && (
          <Text as="div" isMuted id={textId} className={styles.text}>
            {text}
          </Text>
        )}
        {about && (
          <Text as="div" look="h4" id={aboutId} dir="auto" className={styles.text}>
            {about}
          </Text>
        )}
      </div>
      <div className={styles.choices}>
        {kind === 'confirm' && (
          <Button variant="outlined" ref={isIrreversible ? focused : undefined} onClick={leave}>
            {cancelLabel}
          </Button>
        )}
        {choices.map(({ choice, label }, index) => {
          const isLast = index === choices.length - 1;
          return (
            <Button
              key={choice}
              variant={isLast ? 'contained' : 'outlined'}
              ref={isLast && !isIrreversible ? focused : undefined}
              onClick={() => onChoose(choice)}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </dialog>,
    document.body,
  );
}
