import { DEFAULT_LANGUAGE, knownLanguage, type Language, languagePrefix } from '@nearbite/contract/languages';
import { z } from 'zod';
import { type MailContent, renderMail } from '../adapters/mail/mail-layout.ts';
import type { Db, Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { translate } from '../texts/translate.ts';

type Letter = MailContent & { readonly to: string; readonly subject: string };

/** A mail in the language its reader's account names; its link leads to the page in that language. */
export function writeMail({ to, subject, title, paragraphs, action, footer }: Letter, reader: string) {
  const language = knownLanguage(reader);
  const said = (text: string) => translate(text, language);
  const content = {
    title: said(title),
    paragraphs: paragraphs.map(said),
    ...(action && { action: { label: said(action.label), url: pageIn(action.url, language) } }),
    footer: said(footer),
  };
  return { to, subject: said(subject), ...renderMail(content, language) };
}

/** The same page in that language. */
export function pageIn(address: string, reader: string): string {
  const language = knownLanguage(reader);
  if (language === DEFAULT_LANGUAGE) return address;
  const url = new URL(address);
  url.pathname = `${languagePrefix(language)}${url.pathname}`;
  return url.href;
}

const languageRow = z.strictObject({ language: z.string() });

/** What somebody reads. */
export async function findLanguage(db: Db | Trx, userId: number): Promise<Language> {
  const row = await statement(languageRow)`select language from users where id = ${userId}`.first(db);
  return knownLanguage(row?.language);
}
