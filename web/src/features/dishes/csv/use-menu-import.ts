import { MAX_MENU_BYTES, type MenuRow } from '@nearbite/contract/dishes/menu-csv';
import { useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { errorBodyOf } from '../../../lib/net/call-error.ts';
import { useRestaurantId } from '../../accounts/index.ts';
import { useCheckMenuCsvMutation, useImportMenuCsvMutation } from '../api.ts';
import * as texts from './csv.texts.ts';

type State = {
  readonly file?: ArrayBuffer;
  /** The name of the file that is on its way. */
  readonly reading?: string;
  readonly rows?: readonly MenuRow[];
  readonly problem?: string;
};

/** From the choice of a file to its changes being taken. */
export function useMenuImport(onTaken: () => void) {
  const restaurantId = useRestaurantId();
  const [state, setState] = useState<State>({});
  const [checkMenu] = useCheckMenuCsvMutation();
  const [importMenu, { isLoading: isTaking }] = useImportMenuCsvMutation();
  const params = { restaurant_id: restaurantId };

  const check = async (chosen: File) => {
    if (chosen.size > MAX_MENU_BYTES) return setState({ problem: texts.tooLarge });
    setState({ reading: chosen.name });
    // What was looked at is what is taken, also when the file is saved anew meanwhile.
    const file = await chosen.arrayBuffer().catch(() => undefined);
    if (!file) return setState({ problem: texts.unreadable });
    const { data, error } = await checkMenu({ params, query: { dry_run: '1' }, body: file });
    setState(data ? { file, rows: data.rows } : { problem: errorText(error) });
  };

  const { file, rows = [] } = state;
  const willChange = rows.filter(({ action }) => action === 'create' || action === 'update').length;
  const canTake = file !== undefined && willChange > 0 && rows.every(({ action }) => action !== 'error');

  const take = async () => {
    if (!file) return;
    const { data, error } = await importMenu({ params, query: {}, body: file });
    if (data) {
      pageToast.success(texts.taken(willChange));
      onTaken();
      return;
    }
    const refused = refusedRows(error);
    setState(refused ? { file, rows: refused } : { ...state, problem: errorText(error) });
  };

  return { state, check, take, canTake, isBusy: isTaking || state.reading !== undefined };
}

/** Something was changed elsewhere since the file was looked at. */
function refusedRows(error: unknown): readonly MenuRow[] | undefined {
  const { rows } = errorBodyOf(error);
  // As the contract says.
  return Array.isArray(rows) ? (rows as MenuRow[]) : undefined;
}
