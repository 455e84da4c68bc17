import { MessageAlert } from '../../../ui/message-alert.tsx';
import { ResendActivation, useSession } from '../../accounts/index.ts';

/** Read before a form is filled in for nothing. The server decides: the link may have been opened elsewhere meanwhile. */
export function VerifyFirst() {
  const session = useSession();
  if (!('profile' in session) || session.profile.is_verified) return null;
  return (
    <MessageAlert tone="bad" isHint action={<ResendActivation email={session.profile.email} />}>
      Please verify your email first. Then you can order what is in your cart.
    </MessageAlert>
  );
}
