import { spawn } from 'node:child_process';

/** A step that failed in a way its operator can understand; printed without a stack trace. */
export class StepError extends Error {}

/**
 * Runs a long command quietly: says what it does, that it is still at it, and how long it took. What the command
 * prints is shown only when it fails. Beside others (`isAlone` false) it only says how long it took.
 */
export async function runStep(title, command, args, { isAlone = true, ...options } = {}) {
  const done = isAlone ? showProgress(title) : showEnd(title);
  const { code, output } = await capture(command, args, options);
  done(code === 0);
  if (code === 0) return;
  // npm says what is wrong first and how it is meant to be used afterwards.
  const reason = output.trim().split('\n').slice(0, 25).join('\n');
  throw new StepError(`${reason}\n\n${title} failed; the reason is above.`);
}

/** Returns the function that ends the progress line. */
export function showProgress(title) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const isTerminal = process.stdout.isTTY === true;
  process.stdout.write(isTerminal ? `  ${title} …` : `  ${title} …\n`);
  const tick = setInterval(
    () =>
      process.stdout.write(
        isTerminal ? `\r  ${title} … ${seconds()}` : `  ${title} … still at it, ${seconds()}\n`,
      ),
    isTerminal ? 500 : 10_000,
  );
  return (succeeded) => {
    clearInterval(tick);
    process.stdout.write(
      `${isTerminal ? '\r' : ''}  ${title} ${succeeded ? `✓ ${seconds()}` : '✗ failed'}   \n`,
    );
  };
}

function showEnd(title) {
  const started = Date.now();
  return (succeeded) => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`  ${title} ${succeeded ? `✓ ${seconds} s` : '✗ failed'}\n`);
  };
}

async function capture(command, args, options) {
  return await new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (chunk) => {
      output = (output + chunk).slice(-100_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
