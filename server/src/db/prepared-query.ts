import pg, { type Connection, type QueryResult } from 'pg';

/** What the driver makes of the description of a result, before its first row comes. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };

/** The driver's query as it is; its types only show that it can be sent. */
type DriverQuery = pg.Submittable & {
  name: string;
  callback: ((error: Error | null, result: QueryResult) => void) | undefined;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};
type DriverQueryClass = new (text: string, values: unknown[]) => DriverQuery;

/**
 * A named statement whose columns PostgreSQL describes when it is run on a connection for the first time. They stay the
 * same there: PostgreSQL refuses a statement whose columns have changed since. The driver asks for them with every run,
 * and takes longer for them than for a row. Named by its text, so that one name has one text.
 */
// The driver's types leave out what is overridden here.
class PreparedQuery extends (pg.Query as unknown as DriverQueryClass) {
  #isDescribed = false;

  constructor(name: string, text: string, values: readonly unknown[]) {
    super(text, [...values]);
    this.name = name;
  }

  override prepare(connection: Connection): void {
    const { columns, sender } = knownOf(connection);
    const known = columns.get(this.name);
    this.#isDescribed = known !== undefined;
    if (!known) {
      super.prepare(connection);
      return;
    }
    this._result.fields = known.fields;
    this._result._parsers = known._parsers;
    this._result._prebuiltEmptyResultObject = known._prebuiltEmptyResultObject;
    this._accumulateRows = true;
    super.prepare(sender);
    sender.sendAll();
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    super.handleCommandComplete(message, connection);
    if (this.#isDescribed) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    knownOf(connection).columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** A connection that asks for no description, and keeps messages back until all can be sent in one piece. */
type Sender = Connection & { sendAll(): void };

function createSender(connection: Connection): Sender {
  let messages: Buffer[] = [];
  return Object.create(connection, {
    describe: { value: () => undefined },
    _send: { value: (message: Buffer) => messages.push(message) },
    sendAll: {
      value() {
        if (connection.stream.writable) connection.stream.write(Buffer.concat(messages));
        messages = [];
      },
    },
  });
}

type Known = { readonly columns: Map<string, Columns>; readonly sender: Sender };
const connections = new WeakMap<Connection, Known>();

function knownOf(connection: Connection): Known {
  const known = connections.get(connection) ?? { columns: new Map(), sender: createSender(connection) };
  connections.set(connection, known);
  return known;
}

/** Where a statement is run: a connection, or a pool that has one for it. */
type Runner = { query(query: PreparedQuery, done: PreparedQuery['callback']): unknown };

type Statement = {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
};

/** Runs a statement by its name, or without one where it has none. */
export async function runStatement(
  runner: pg.Pool | pg.ClientBase,
  { name, text, values }: Statement,
): Promise<QueryResult> {
  if (name === undefined) return runner.query({ text, values: [...values] });
  try {
    return await new Promise((resolve, reject) => {
      // Both take a callback behind a query of one's own, which their types do not tell.
      (runner as Runner).query(new PreparedQuery(name, text, values), (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  } catch (error) {
    // As the driver does: shows who asked, not where the error was received.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
