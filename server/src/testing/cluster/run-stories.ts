import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { print } from '../../process/print.ts';
import { startInstallation } from './installation.ts';

/** npm run cluster -- --stories [what playwright takes]: the browser stories through the proxy, on two instances. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const installation = await startInstallation({ print, settings: { DEMO: '1' } });
try {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const stories = spawn(`${ROOT}node_modules/.bin/playwright`, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      STORIES_URL: installation.url,
      // Mails are shown to this machine only, which nobody is to an instance behind a proxy.
      STORIES_MAILBOX_URL: await installation.serveAside(),
    },
  });
  const [code] = await once(stories, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await installation.stop();
}
