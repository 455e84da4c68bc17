import * as texts from '../lib.texts.ts';
/** The mark of a field that has to be filled in. No rule of a form made it, so it goes when something is typed. */
export const MISSING = { type: 'missing', message: texts.missing } as const;

/** After a dialog: once it has given the focus back and the marks are drawn. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
