export const MISSING_TEXT = 'Please fill in this field';

/** After a dialog: once it has given the focus back and the marks are drawn. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
