import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './chip-button.module.css';

type Props = ComponentProps<'button'> & { readonly isOn: boolean };

/** Something that is on or off. */
export const ChipButton = ({ isOn, className, ...rest }: Props) => (
  <button type="button" aria-pressed={isOn} {...rest} className={classNames(styles.chip, className)} />
);
