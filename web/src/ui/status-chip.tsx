import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-chip.module.css';
import tones from './tones.module.css';

type Props = { readonly tone: 'good' | 'waiting' | 'bad'; readonly children: ReactNode };

/** A state in one word; the word carries the meaning, the colour only helps. */
export function StatusChip({ tone, children }: Props) {
  return <span className={classNames(styles.chip, tones[tone])}>{children}</span>;
}
