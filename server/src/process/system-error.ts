/** The code of a failed system call (`ENOENT`, `EACCES`…), or undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Of the system, and PostgreSQL's disk_full. */
const OUT_OF_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && (OUT_OF_SPACE.has(systemErrorCode(error) ?? '') || isOutOfSpace(error.cause));

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
