import type { FieldChange } from './field-commands.ts';
import { cartReadBack } from './known-cart.ts';
import {
  alert,
  askField,
  goOnListening,
  prefix,
  type Step,
  say,
  step,
  stopMicrophone,
  withField,
} from './steps.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { detailFields, voiceTexts } from './voice-settings.ts';

export const sayAgain = (session: VoiceSession): Step | undefined =>
  session.waiting === 'nothing'
    ? prefix(
        askField(withField({ ...session, transcript: '', listening: false, fieldError: null }, '')),
        stopMicrophone,
      )
    : undefined;

/** To a field that is to be told anew, or is told with it; afterwards back to where it was. */
export function askAgainFor(session: VoiceSession, { field, to }: FieldChange): Step {
  const fieldToReturnTo = session.fieldToReturnTo ?? session.currentFieldIndex;
  const currentFieldIndex = detailFields.indexOf(field);
  const changed = withField(
    {
      ...session,
      currentFieldIndex,
      fieldToReturnTo: fieldToReturnTo > currentFieldIndex ? fieldToReturnTo : null,
      transcript: '',
      listening: false,
      fieldError: null,
      told: to === '' ? null : voiceTexts.fieldHeard,
    },
    to,
  );
  return prefix(
    askField(changed, to === '' ? {} : { prompt: `${to}. ${voiceTexts.fieldHeard}` }),
    stopMicrophone,
  );
}

/** The order cannot be placed with it: whoever speaks is asked for another one; whoever types changes the one that is there. */
export function refuseField(
  session: VoiceSession,
  fieldError: NonNullable<VoiceSession['fieldError']>,
): Step {
  const open: VoiceSession = { ...session, waiting: 'nothing', fieldConfirmed: false };
  const next = open.isSpoken ? askAgainFor(open, { field: fieldError.field, to: '' }) : step(open);
  return step(
    { ...next.session, fieldError },
    alert(voiceTexts.orderFailed),
    say(fieldError.text),
    ...next.effects,
  );
}

/** To the field before, which keeps what it holds; from the first one to the cart. */
export function goBack(session: VoiceSession): Step {
  const { currentFieldIndex } = session;
  if (currentFieldIndex === 0) return backToCart(session);
  const asked = askField({
    ...session,
    currentFieldIndex: currentFieldIndex - 1,
    transcript: '',
    listening: false,
    fieldError: null,
    told: null,
  });
  return prefix(asked, stopMicrophone);
}

/** The details stay, so that going on later asks for nothing twice. */
export function backToCart(session: VoiceSession): Step {
  const told = cartReadBack(session);
  return step(
    { ...session, stage: 'afterCart', transcript: '', listening: false, fieldError: null, told },
    stopMicrophone,
    say(told),
    ...goOnListening(session),
  );
}
