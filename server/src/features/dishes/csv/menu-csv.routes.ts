import { getMenuCsv, importMenuCsv, MAX_MENU_BYTES, type MenuRow } from '@nearbite/contract/dishes/menu-csv';
import type { Language } from '@nearbite/contract/languages';
import type { FastifyInstance } from 'fastify';
import { AppError, formError } from '../../../lib/errors.ts';
import { inTurns } from '../../../lib/in-turns.ts';
import { languageOf } from '../../../plugins/language.ts';
import { mount } from '../../../routing/mount.ts';
import { CsvFile } from '../../../routing/raw-json.ts';
import type { Services } from '../../../services.ts';
import { translate } from '../../../texts/translate.ts';
import { exportMenu, importMenu } from './menu-csv.service.ts';

/** The menu as a file, for spreadsheets. */
export function registerMenuCsv(app: FastifyInstance, services: Services): void {
  mount(
    app,
    getMenuCsv,
    async ({ params }) => new CsvFile(await exportMenu(services, params.restaurant_id), 'menu.csv'),
  );

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'text/csv',
      { parseAs: 'buffer', bodyLimit: MAX_MENU_BYTES },
      async (_request: unknown, body: Buffer) => textOf(body),
    );
    mount(scope, importMenuCsv, async ({ params, query, body, request }) => {
      const isDryRun = query.dry_run === true;
      const planned = await importMenu(services, params.restaurant_id, { text: body, isDryRun });
      const rows: MenuRow[] = [];
      for await (const row of inTurns(planned)) rows.push(inLanguage(row, languageOf(request)));
      const wrong = rows.filter(({ action }) => action === 'error').length;
      if (!isDryRun && wrong > 0)
        throw new AppError('validation', `Nothing was changed, because lines are wrong: ${wrong}`, {
          fields: { rows },
        });
      return { rows };
    });
  });
}

/** Without the mark at its beginning. */
function textOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw formError('validation', 'The file must be saved as CSV in UTF-8');
  }
}

const inLanguage = (row: MenuRow, language: Language): MenuRow => ({
  ...row,
  errors: Object.fromEntries(
    Object.entries(row.errors).map(([column, messages]) => [
      column,
      messages.map((message) => translate(message, language)),
    ]),
  ),
});
