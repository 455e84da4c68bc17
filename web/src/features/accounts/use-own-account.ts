import { useAccountQuery } from './own-account.api.ts';
import { useSession } from './session/session.tsx';

/** The signed-in customer's account; asked for once however many parts of a page show it. */
export function useOwnAccount() {
  const session = useSession();
  const userId = 'profile' in session ? session.profile.id : 0;
  return useAccountQuery({ params: { user_id: userId } }, { skip: userId === 0 });
}
