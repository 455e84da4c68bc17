import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './text.module.css';

type Look = 'h1' | 'h2' | 'h3' | 'h4' | 'body' | 'small';

type Props = ComponentProps<'p'> & {
  readonly as?: 'h1' | 'h2' | 'h3' | 'p' | 'div' | 'span';
  /** How it looks, which need not be how it ranks. */
  readonly look?: Look;
  readonly isMuted?: boolean;
};

/** Headings and paragraphs without the margins browsers give them. */
export function Text({ as: Tag = 'p', look = 'body', isMuted = false, className, ...rest }: Props) {
  return <Tag {...rest} className={classNames(styles[look], isMuted && styles.muted, className)} />;
}
