/**
 * Something the operator can put right keeps the application from starting. The message is one sentence that
 * says what is wrong and how to fix it; who catches it prints the message alone and exits non-zero.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
