/**
 * Turns flat form names into the nested value they spell: `sizes[0][price]` becomes sizes → 0 → price.
 * Indices are bounded and names are plain words, so no input can reach a prototype or grow a sparse array.
 */
const NAME = /^([A-Za-z_][A-Za-z0-9_-]{0,63})((?:\[[A-Za-z0-9_-]{1,64}\]){0,4})$/;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
export const MAX_FORM_INDEX = 199;

type Leaf = unknown;
type Branch = Map<string, Leaf | Branch>;

/** Returns the name it could not read, so that the caller can say so. */
export class FormNameError extends Error {
  readonly field: string;
  constructor(field: string) {
    super(`Unknown form field "${field.slice(0, 80)}"`);
    this.field = field.slice(0, 80);
  }
}

export function expandFormFields(fields: Iterable<readonly [string, Leaf]>): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of fields) place(root, pathOf(name), value, name);
  return Object.fromEntries([...root].map(([key, value]) => [key, settle(value)]));
}

function pathOf(name: string): string[] {
  const match = NAME.exec(name);
  const [, first, rest] = match ?? [];
  if (first === undefined || rest === undefined) throw new FormNameError(name);
  const path = [first, ...rest.slice(1, -1).split('][').filter(Boolean)];
  const isBad = path.some(
    (part) => RESERVED.has(part) || (/^\d+$/.test(part) && Number(part) > MAX_FORM_INDEX),
  );
  if (isBad) throw new FormNameError(name);
  return path;
}

function place(branch: Branch, path: readonly string[], value: Leaf, name: string): void {
  const [head, ...tail] = path;
  if (head === undefined) throw new FormNameError(name);
  const present = branch.get(head);
  if (tail.length > 0) {
    if (present !== undefined && !(present instanceof Map)) throw new FormNameError(name);
    const next: Branch = present ?? new Map();
    branch.set(head, next);
    place(next, tail, value, name);
    return;
  }
  if (present instanceof Map) throw new FormNameError(name);
  // A name sent twice becomes a list, which a single-valued field then refuses.
  if (present === undefined) branch.set(head, value);
  else branch.set(head, Array.isArray(present) ? [...present, value] : [present, value]);
}

/** A branch whose keys are all indices is a list, in index order and without holes. */
function settle(value: Leaf | Branch): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...value].map(([key, inner]) => [key, settle(inner)] as const);
  if (entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner);
  }
  return Object.fromEntries(entries);
}
