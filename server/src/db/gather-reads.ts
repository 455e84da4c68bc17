import type { Db } from './database.ts';

/** Two, so that one group is answered while the next one's question is on its way. */
const MAX_UNDER_WAY = 2;
const MAX_QUESTIONS = 100;

type Waiting<Question, Answer> = {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads for all who ask in the same turn of the event loop by one statement: sending one costs more than finding a few
 * rows by key. `read` returns one answer per question, in their order. It begins after the last of them has asked, so
 * everyone sees what was committed before.
 */
export function gatherReads<Question, Answer>(
  read: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Db, question: Question) => Promise<Answer> {
  const groups = new WeakMap<Db, ReturnType<typeof createGroup<Question, Answer>>>();
  return (db, question) => {
    const known = groups.get(db);
    const ask = known ?? createGroup((questions: readonly Question[]) => read(db, questions));
    if (!known) groups.set(db, ask);
    return ask(question);
  };
}

function createGroup<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let underWay = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || underWay === MAX_UNDER_WAY) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void readForAll();
    });
  }

  async function readForAll(): Promise<void> {
    const asked = waiting.slice(0, MAX_QUESTIONS);
    waiting = waiting.slice(MAX_QUESTIONS);
    underWay += 1;
    schedule();
    try {
      const answers = await read(asked.map(({ question }) => question));
      // As many as were asked for.
      for (const [place, { resolve }] of asked.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      underWay -= 1;
      schedule();
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      schedule();
    });
}
