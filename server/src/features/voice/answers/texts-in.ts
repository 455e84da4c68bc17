import type { Language } from '@nearbite/contract/languages';
import * as answers from '@nearbite/voice/replies/answers.texts';
import * as answersInUrdu from '@nearbite/voice/replies/answers.texts.ur';
import type { InAnyLanguage } from '@nearbite/voice/replies/replies';
import * as replies from '@nearbite/voice/replies/replies.texts';
import * as repliesInUrdu from '@nearbite/voice/replies/replies.texts.ur';
import type { VoiceServices } from '../menu-indexes.ts';
import type { Reader } from '../voice.queries.ts';

export type Says = InAnyLanguage<typeof replies & typeof answers>;

const ENGLISH: Says = { ...replies, ...answers };
const SAYS: Readonly<Partial<Record<Language, Says>>> = { ur: { ...repliesInUrdu, ...answersInUrdu } };
export const saysIn = (language: Language): Says => SAYS[language] ?? ENGLISH;

/** What one sentence is answered with, in the language of who said it. */
export type VoiceCall = VoiceServices & Reader & { readonly say: Says };
