import type { DetailField } from '../details/spoken-details.ts';
import { cartReadBack } from './known-cart.ts';
import { askField, goOnListening, prefix, type Step, say, step, stopMicrophone, withField } from './steps.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { detailFields, voiceTexts } from './voice-settings.ts';

export const sayAgain = (session: VoiceSession): Step | undefined =>
  session.waiting === 'nothing'
    ? prefix(
        askField(withField({ ...session, transcript: '', listening: false, fieldError: null }, '')),
        stopMicrophone,
      )
    : undefined;

export const remindToConfirm = (session: VoiceSession): Step =>
  step({ ...session, told: voiceTexts.sayConfirm }, say(voiceTexts.sayConfirm), ...goOnListening(session));

/** To a field that is to be told anew. */
export const askAgainFor = (session: VoiceSession, field: DetailField): Step =>
  prefix(
    askField(
      withField(
        {
          ...session,
          currentFieldIndex: detailFields.indexOf(field),
          transcript: '',
          listening: false,
          fieldError: null,
          told: null,
        },
        '',
      ),
    ),
    stopMicrophone,
  );

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
