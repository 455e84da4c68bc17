/** Says so of the moment up to which the changes of the database are known. */
export type IsCurrent = () => boolean;

/** For what stays as it is for as long as the process runs. */
export const ALWAYS: IsCurrent = () => true;

/** A table to be saved as a file. */
export class CsvFile {
  readonly text: string;
  readonly name: string;
  constructor(text: string, name: string) {
    this.text = text;
    this.name = name;
  }
}

/** JSON text as the database built it, sent without parsing it first. */
export class RawJson<T> {
  /** Carries the response's type only. */
  declare readonly type: T;
  readonly text: string;
  /** Whether the same request would still get this response; where that is known without a query. */
  readonly isCurrent: IsCurrent | undefined;
  constructor(text: string, isCurrent?: IsCurrent) {
    this.text = text;
    this.isCurrent = isCurrent;
  }
}
