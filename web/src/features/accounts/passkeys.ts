import type { CreationOptions, RequestOptions } from '@nearbite/contract/accounts/passkeys';
import * as texts from './account.texts.tsx';

/** Loaded with the first press: most people never need it. */
const loadLibrary = () => import('@simplewebauthn/browser');

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Browsers have passkeys only where the page came safely and the site has a name. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);

/** Why there is no passkey, in the shape of a call that was refused. */
const refuse = (message: string) => ({ credential: undefined, error: { data: { message } } });

/** Lets the device make one; it asks for a finger, a face or a PIN. */
export async function createPasskey(options: CreationOptions) {
  try {
    const { startRegistration } = await loadLibrary();
    return { credential: await startRegistration({ optionsJSON: options }), error: undefined };
  } catch (error) {
    return refuse(explain(error) ?? texts.noPasskeyMade);
  }
}

/** Lets the person choose one of those their device has for this site. */
export async function askForPasskey(options: RequestOptions) {
  try {
    const { startAuthentication } = await loadLibrary();
    return { credential: await startAuthentication({ optionsJSON: options }), error: undefined };
  } catch (error) {
    return refuse(explain(error) ?? texts.noPasskeyUsed);
  }
}

/** What the library found out; browsers do not tell a press on Cancel from having no passkey. */
function explain(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return texts.alreadyHasPasskey;
  }
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') {
    return texts.onlyUsualAddress;
  }
  if (
    code === 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT' ||
    code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT'
  ) {
    return texts.cannotHoldPasskey;
  }
  return undefined;
}
