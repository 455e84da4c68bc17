import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './state-message.module.css';

type Props = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  /** The page's own heading, when there is nothing else on the page. */
  readonly isPage?: boolean;
};

/** Empty and failed states: a picture, one sentence, one action. */
export function StateMessage({ icon: Icon, title, text, action, isPage = false }: Props) {
  return (
    <div className={classNames(styles.message, isPage && styles.page)}>
      <div aria-hidden className={styles.picture}>
        <Icon size={42} strokeWidth={1.75} />
      </div>
      <Text as={isPage ? 'h1' : 'p'} look={isPage ? 'h2' : 'h3'}>
        {title}
      </Text>
      {text && (
        <Text isMuted className={styles.text}>
          {text}
        </Text>
      )}
      {action}
    </div>
  );
}
