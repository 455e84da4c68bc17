import type { ComponentProps } from 'react';
import styles from './stacked-form.module.css';

/** Fields under one another; the contract's rules replace the browser's own bubbles. */
export function StackedForm(props: Pick<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  return <form noValidate {...props} className={styles.form} />;
}
