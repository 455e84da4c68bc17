import Link from '@mui/material/Link';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { errorText } from '../../../lib/form-errors.ts';
import { useResendActivationMutation } from '../api.ts';

type Props = { readonly email: string };

/** Offered wherever an account is refused because its link was not opened yet. */
export function ResendActivation({ email }: Props) {
  const [resend, { data, error, isLoading }] = useResendActivationMutation();
  if (data) return <div role="status">{data.msg}</div>;
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        disabled={isLoading}
        onClick={() => resend({ body: { email: escapeFormText(email) } })}
        sx={{ font: 'inherit', fontWeight: 650, minHeight: 32 }}
      >
        Resend verification email
      </Link>
      {error && <div>{errorText(error)}</div>}
    </>
  );
}
