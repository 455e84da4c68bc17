import { errorText } from '../../../../lib/forms/form-errors.ts';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Somebody is signed in, and the server does not say who. */
export const ProfileFailure = ({ error, retry }: Props) => (
  <ErrorState title="We could not load your profile." text={errorText(error)} onRetry={retry} />
);
