import { useSession } from './session.tsx';

/** These pages stand behind the customer guard, so there is one. */
export function useUserId(): number {
  const session = useSession();
  return 'profile' in session ? session.profile.id : 0;
}
