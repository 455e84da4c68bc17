import { lang } from '@nearbite/contract/fields';
import { knownLanguage, type Language } from '@nearbite/contract/languages';
import type { FastifyRequest } from 'fastify';

const FIRST_LANGUAGE = /^\s*([a-z]{2})\b/i;

/** What the messages of a call are to be said in: what its caller would rather read than anything else. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  knownLanguage(FIRST_LANGUAGE.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase());

/** What a public read is to be answered in, where the call has no other parameters: the address alone decides. */
export const langOf = ({ query }: Pick<FastifyRequest, 'query'>): Language => lang.parse(Object(query).lang);
