/** To whoever runs the program. */
export const say = (line: string) => process.stdout.write(`${line}\n`);
export const complain = (line: string) => process.stderr.write(`${line}\n`);
