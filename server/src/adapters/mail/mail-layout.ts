import { escapeHtml } from '@nearbite/contract/escape-html';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nearbite/contract/languages';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { translate } from '../../texts/translate.ts';

export type MailContent = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly footer: string;
};

const INK = '#221A15';
const MUTED = '#6F625A';
const PAPER = '#FFFAF5';
const LINE = '#EFE5DC';
const TOMATO = '#D7331F';
/** Those behind the first are for what it has no letters of. */
const FONT = "Figtree,'Noto Naskh Arabic','Segoe UI',Roboto,Helvetica,Tahoma,Arial,sans-serif";

/** Every mail looks alike and exists twice: as a page for people, as plain text for everything else. */
export function renderMail(
  content: MailContent,
  language: Language = DEFAULT_LANGUAGE,
): { html: string; text: string } {
  const action = content.action && { label: content.action.label, url: httpUrl(content.action.url) };
  return { html: renderHtml({ ...content, action }, language), text: renderText({ ...content, action }) };
}

type CheckedContent = Omit<MailContent, 'action'> & { readonly action: MailContent['action'] | undefined };

/** A mail must never carry a javascript: or data: link, whatever its address is made of. */
function httpUrl(value: string): string {
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Error(`A mail can only link to http or https addresses, not ${url.protocol}`);
  }
  return url.href;
}

function renderText({ title, paragraphs, action, footer }: CheckedContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[title, ...paragraphs, ...link, `-- \n${footer}`].join('\n\n')}\n`;
}

/** Tables and inline styles, because that is what mail programs agree on. */
function renderHtml({ title, paragraphs, action, footer }: CheckedContent, language: Language): string {
  const body = [
    ...paragraphs.map(paragraph),
    ...(action ? [button(action, translate('Or open this address:', language))] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td style="padding:0 4px 20px;font:800 22px/28px ${FONT};letter-spacing:-0.02em;color:${TOMATO};">${escapeHtml(PRODUCT_NAME)}</td></tr>
<tr><td bgcolor="#FFFFFF" style="padding:32px;background:#FFFFFF;border:1px solid ${LINE};border-radius:18px;">
<h1 style="margin:0 0 16px;font:800 26px/32px ${FONT};letter-spacing:-0.02em;color:${INK};">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 4px 0;font:500 13px/20px ${FONT};color:${MUTED};">${lines(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:500 16px/25px ${FONT};color:${INK};overflow-wrap:anywhere;">${lines(text)}</p>`;

/** The address stands below the button too, for readers who want to see where it leads. */
function button({ label, url }: NonNullable<MailContent['action']>, hint: string): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;">
<tr><td bgcolor="${TOMATO}" style="border-radius:999px;background:${TOMATO};">
<a href="${href}" style="display:inline-block;padding:13px 28px;font:700 16px/20px ${FONT};color:#FFFFFF;text-decoration:none;border-radius:999px;">${escapeHtml(label)}</a>
</td></tr>
</table>
<p style="margin:0;font:500 13px/20px ${FONT};color:${MUTED};overflow-wrap:anywhere;">${hint}<br><a href="${href}" dir="ltr" style="color:${TOMATO};">${href}</a></p>`;
}
