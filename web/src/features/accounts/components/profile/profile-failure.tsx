import { errorText } from '../../../../lib/forms/form-errors.ts';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';
import * as texts from './notices.texts.ts';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Somebody is signed in, and the server does not say who. */
export const ProfileFailure = ({ error, retry }: Props) => (
  <ErrorState title={texts.profileNotLoaded} text={errorText(error)} onRetry={retry} />
);
