/**
 * Nested values become bracketed names (`gallery[0][image]`), the way the server reads multipart forms.
 * Undefined is left out; null and an empty list are sent as empty text, which clears a field.
 */
export function toFormData(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof Blob) {
    form.append(name, value);
  } else if (value === null || (Array.isArray(value) && value.length === 0)) {
    form.append(name, '');
  } else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
  } else {
    form.append(name, String(value));
  }
}
