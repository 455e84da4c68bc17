import type { CSSProperties } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './skeleton.module.css';

type Props = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio'> & {
  readonly shape?: 'text' | 'box' | 'circle' | 'round';
  readonly className?: string | undefined;
};

/** Something on its way, as large as it will be. */
export function Skeleton({ shape = 'text', className, ...size }: Props) {
  return (
    <span
      className={classNames(styles.skeleton, shape !== 'box' && styles[shape], className)}
      style={{ ...(shape === 'text' && { height: 'auto' }), ...size }}
    />
  );
}
