import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Waits until file descriptor 3 is closed, a pipe whose other end only the application holds: the kernel closes it
 * however the application ends, `kill -9` included. Then it shuts the server down fast, or at once when that takes
 * over ten seconds. The pid file must name the server, because its process id may have been taken by another since;
 * a server that has only just been started writes the file a moment later.
 */
const STOP_WHEN_PIPE_CLOSES = `
stop_when_pipe_closes() {
  while read -r line <&3; do :; done
  turn=0
  until read -r holder < "$2/postmaster.pid" && [ "$holder" = "$1" ]; do
    kill -0 "$1" && [ "$turn" -lt 100 ] || return
    turn=$((turn + 1))
    sleep 0.1
  done
  kill -s INT "$1"
  turn=0
  while kill -0 "$1" && [ "$turn" -lt 300 ]; do
    turn=$((turn + 1))
    [ "$turn" -ne 100 ] || kill -s QUIT "$1"
    sleep 0.1
  done
}
`;

// The doubled parentheses let the watcher be nobody's child: PostgreSQL takes the end of an unknown child for a crash.
const WATCH_AND_BECOME_SERVER = `${STOP_WHEN_PIPE_CLOSES}
data=$1
shift
( ( stop_when_pipe_closes $$ "$data" ) > /dev/null 2>&1 & )
exec "$@" 3<&-
`;

type Watched = {
  readonly dataDir: string;
  readonly options: SpawnOptions & { readonly stdio: readonly (number | 'ignore')[] };
};

/**
 * Starts the server with a watcher that ends it when this process is gone. The shell that starts the watcher becomes
 * the server, so there is no moment at which the server runs unwatched.
 */
export function spawnWatched(
  command: readonly [string, ...string[]],
  { dataDir, options }: Watched,
): ChildProcess {
  const [program, ...args] = command;
  // No such shell on Windows; there the next start keeps what a killed application has left behind.
  if (process.platform === 'win32') return spawn(program, args, options);
  return keepPipe(
    spawn('/bin/sh', ['-c', WATCH_AND_BECOME_SERVER, 'sh', dataDir, ...command], {
      ...options,
      stdio: [...options.stdio, 'pipe'],
    }),
  );
}

/** The pipe must stay open as long as this process lives, and must not keep it alive. */
function keepPipe(child: ChildProcess): ChildProcess {
  const pipe = child.stdio[3];
  if (pipe instanceof Socket) pipe.on('error', () => undefined).unref();
  child.unref();
  return child;
}
