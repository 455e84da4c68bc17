import type { ComponentProps } from 'react';
import styles from './stacked-form.module.css';

/**
 * Fields under one another; the contract's rules replace the browser's own bubbles. Should the browser ever send it by
 * itself, what was typed is not in the address.
 */
export function StackedForm(props: Pick<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  return <form noValidate method="post" {...props} className={styles.form} />;
}
