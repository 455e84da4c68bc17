type Step = { readonly name: string; readonly run: () => Promise<unknown> };

/** After this long a step that hangs is left behind, so that the process always ends. */
const STEP_TIMEOUT_MS = 10_000;

/** Runs the steps in order; a failing or hanging one does not keep the rest from running. */
export async function stopInOrder(
  steps: readonly Step[],
  onTrouble: (step: string, error: unknown) => void,
): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await withTimeout(run(), name);
    } catch (error) {
      onTrouble(name, error);
    }
  }
}

async function withTimeout(work: Promise<unknown>, name: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took too long`)), STEP_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
