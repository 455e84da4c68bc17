import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-chip.module.css';
import tones from './tones.module.css';

type Props = {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly children: ReactNode /** Words that may take two lines. */;
  readonly isLong?: boolean;
};

/** A state in a word or few; they carry the meaning, the colour only helps. */
export function StatusChip({ tone, isLong = false, children }: Props) {
  return <span className={classNames(styles.chip, tones[tone], isLong && styles.long)}>{children}</span>;
}
