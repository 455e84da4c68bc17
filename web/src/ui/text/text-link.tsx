import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../theme/class-names.ts';
import styles from './text-link.module.css';

/** Underlined only when pointed at, where its place says that it is a link. */
type Quiet = { readonly isQuiet?: boolean };

const toClass = (isQuiet: boolean, className?: string) =>
  classNames(styles.link, isQuiet && styles.quiet, className);

/** A link to another page of the site. */
export function TextLink({ isQuiet = false, className, ...rest }: LinkProps & Quiet) {
  return <Link {...rest} className={toClass(isQuiet, className)} />;
}

/** A link to somewhere else: mail, phone, another site. */
export function TextAnchor({ isQuiet = false, className, ...rest }: ComponentProps<'a'> & Quiet) {
  return <a {...rest} className={toClass(isQuiet, className)} />;
}

/** Does something in the middle of a sentence. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={toClass(false, className)} />;
}
