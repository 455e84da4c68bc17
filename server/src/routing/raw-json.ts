/** JSON text as the database built it, sent without parsing it first. */
export class RawJson<T> {
  /** Carries the answer's type only. */
  declare readonly type: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
