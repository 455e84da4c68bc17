/** For the operator, on the terminal. */
export const print = (line: string) => process.stdout.write(`${line}\n`);
export const printError = (line: string) => process.stderr.write(`${line}\n`);
