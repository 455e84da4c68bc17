const EVERY_MS = 10_000;

/**
 * For the steps of a start, some of which wait for others (a database that recovers, an instance that migrates, a
 * table in use): as long as one takes, the operator is told which it is.
 */
export const createSteps =
  (print: (line: string) => void) =>
  async <T>(what: string, work: Promise<T>): Promise<T> => {
    const begin = Date.now();
    const timer = setInterval(
      () => print(`Still starting, for ${Math.round((Date.now() - begin) / 1000)} s now: ${what} …`),
      EVERY_MS,
    );
    try {
      return await work;
    } finally {
      clearInterval(timer);
    }
  };
