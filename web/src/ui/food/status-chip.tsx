import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import tones from '../theme/tones.module.css';
import styles from './status-chip.module.css';

type Props = {
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly children: ReactNode /** Words that may take two lines. */;
  readonly isLong?: boolean;
};

/** A state in a word or few; they carry the meaning, the colour only helps. */
export function StatusChip({ tone, isLong = false, children }: Props) {
  return <span className={classNames(styles.chip, tones[tone], isLong && styles.long)}>{children}</span>;
}
