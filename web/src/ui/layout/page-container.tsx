import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './page-container.module.css';

type Props = ComponentProps<'div'> & { readonly as?: 'div' | 'main' };

/** The common measure and gutters of bar, pages and footer. */
export function PageContainer({ as: Tag = 'div', className, ...rest }: Props) {
  return <Tag {...rest} className={classNames(styles.container, className)} />;
}
