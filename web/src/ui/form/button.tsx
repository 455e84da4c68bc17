import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../theme/class-names.ts';
import styles from './button.module.css';

type Look = {
  readonly variant?: 'contained' | 'outlined' | 'text' | undefined;
  readonly isLarge?: boolean | undefined;
  /** As wide as there is room. */
  readonly isWide?: boolean | undefined;
};

type Looking<Props> = Omit<Props, keyof Look> & Look;

function toClass({ variant = 'contained', isLarge = false, isWide = false }: Look, className?: string) {
  return classNames(
    styles.button,
    styles[variant],
    isLarge && styles.large,
    isWide && styles.wide,
    className,
  );
}

export function Button({ variant, isLarge, isWide, className, ...rest }: Looking<ComponentProps<'button'>>) {
  return <button type="button" {...rest} className={toClass({ variant, isLarge, isWide }, className)} />;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({ variant, isLarge, isWide, className, ...rest }: Looking<LinkProps>) {
  return <Link {...rest} className={toClass({ variant, isLarge, isWide }, className)} />;
}

/** One that loads the document anew. */
export function AnchorButton({ variant, isLarge, isWide, className, ...rest }: Looking<ComponentProps<'a'>>) {
  return <a {...rest} className={toClass({ variant, isLarge, isWide }, className)} />;
}

/** A round button with only a picture in it, so it has a label. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...rest} className={classNames(styles.button, styles.icon, className)} />;
}
