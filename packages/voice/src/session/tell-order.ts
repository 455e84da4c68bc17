import type { SpokenIntent } from './conversation.ts';
import { tellOrder, tellTotal } from './known-cart.ts';
import { type Step, tell } from './steps.ts';
import type { VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

/** "What is in my cart", "how much is it", "repeat", "thank you": told, and nothing changes. */
export function replyInWords(session: VoiceSession, intent: SpokenIntent | undefined): Step | undefined {
  const text = findReply(session, intent);
  return text === undefined ? undefined : tell(session, text);
}

function findReply(session: VoiceSession, intent: SpokenIntent | undefined): string | undefined {
  switch (intent) {
    case 'readBack':
      return tellOrder(session);
    case 'total':
      return tellTotal(session);
    case 'repeat':
      return session.question?.text ?? session.told ?? tellOrder(session);
    case 'undo':
      return voiceTexts.cannotUndo;
    case 'redo':
      return voiceTexts.cannotRedo;
    case 'smallTalk':
      return [voiceTexts.welcome, ...whatNext(session)].join(' ');
    case 'greeting':
      return [voiceTexts.hello, ...whatNext(session)].join(' ');
    case 'hesitation':
      return whatNext(session).join(' ');
    default:
      return undefined;
  }
}

/** A word that asks for nothing leads on to what is open. */
export function whatNext({ stage, question, pendingItems }: VoiceSession): string[] {
  if (question !== null) return [question.text];
  if (stage === 'afterCart') return [voiceTexts.more];
  return [pendingItems.length > 0 ? voiceTexts.sayYes : voiceTexts.sayWhat];
}
