import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { Config } from '../config.ts';

/** The last words of a start: where to go, who to be, where mails are. */
export function welcome(config: Config, port: number): string {
  const address = config.PUBLIC_URL ?? `http://localhost:${port}`;
  const lines = [`${PRODUCT_NAME} is ready: ${address}`];
  if (config.DEMO) {
    lines.push(
      '  Sign in with the password nearbite123 as',
      '    customer@nearbite.test   orders food',
      '    owner@nearbite.test      runs a restaurant',
      '    admin@nearbite.test      lets restaurants in',
    );
  }
  lines.push(config.SMTP_URL ? '  Mails go out by SMTP.' : mailboxLine(config, address));
  lines.push('  Press Ctrl-C to stop.');
  return ['', ...lines, ''].join('\n');
}

const mailboxLine = (config: Config, address: string) =>
  config.DEMO
    ? `  Mails are kept here: ${address}/dev/mailbox`
    : '  Mails stay in the database until SMTP_URL is set.';
