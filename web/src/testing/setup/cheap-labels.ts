/** The kinds of elements that a label can name. */
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/**
 * Finds the labels of a field by its id and its ancestors. jsdom goes through the whole document for every label, to
 * see what it names, and so does every query by label or by name: that was a tenth of what the tests cost.
 */
export function makeLabelsCheap() {
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  }
}

function labelsOf(this: HTMLElement): readonly HTMLLabelElement[] {
  const root = this.getRootNode();
  const own = root instanceof Document ? [...root.getElementsByTagName('label')].filter(isFor(this)) : [];
  const around = this.closest('label');
  if (around && !around.htmlFor && around.querySelector(LABELABLE) === this) own.push(around);
  return own;
}

/** Of two fields with the same id the label names the first. */
const isFor = (field: HTMLElement) => (label: HTMLLabelElement) =>
  field.id !== '' && label.htmlFor === field.id && document.getElementById(field.id) === field;
