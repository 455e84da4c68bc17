/** What survives a trip through JSON unchanged. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

export const parseJson = (text: string): JsonValue => JSON.parse(text);
