import { escapeHtml } from '@nearbite/contract/escape-html';
import { LANGUAGES, type Language } from '@nearbite/contract/languages';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { formatMoney, fromMinor } from '@nearbite/domain/money';
import { translate } from '../../../texts/translate.ts';

const STYLE = `
  :root { color-scheme: light dark; --paper: #fffaf5; --card: #fff; --ink: #221a15; --muted: #6f625a; --line: #efe5dc; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #17120f; --card: #211a16; --ink: #f8efe8; --muted: #b9aa9f; --line: #3a2f28; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
    font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
  main { width: 100%; max-width: 440px; background: var(--card); border: 1px solid var(--line);
    border-radius: 28px; padding: 28px; }
  .note { margin: 0 0 20px; padding: 12px 16px; border-radius: 14px; background: #fff3d9; color: #7a4b00; font-weight: 600; }
  h1 { margin: 0; font-size: 20px; } .amount { margin: 4px 0 0; font-size: 38px; font-weight: 800; letter-spacing: -.03em; }
  .order { margin: 0 0 24px; color: var(--muted); overflow-wrap: anywhere; }
  form { display: grid; gap: 10px; }
  button { min-height: 52px; border-radius: 999px; border: 1px solid #968678; background: transparent; color: inherit;
    font: inherit; font-weight: 650; cursor: pointer; }
  button[value=pay] { background: #d7331f; border-color: #d7331f; color: #fff; }
  button:focus-visible { outline: 3px solid #f5a524; outline-offset: 2px; }
`;

type Page = {
  readonly oid: string;
  readonly amountMinor: number;
  readonly action: string;
  readonly language: Language;
};

/** Plain HTML on purpose: like a real provider's page it is not part of the shop's app. */
export function testPaymentPage({ oid, amountMinor, action, language }: Page): string {
  const said = (text: string) => escapeHtml(translate(text, language));
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${said('Test payment')} - ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main>
  <p class="note">${said('Test payment, no card is charged')}</p>
  <h1>${said(`Payment to ${PRODUCT_NAME}`)}</h1>
  <p class="amount"><bdi dir="ltr">${formatMoney(fromMinor(amountMinor))}</bdi></p>
  <p class="order">${said(`Order ${oid}`)}</p>
  <form method="post" action="${escapeHtml(action)}">
    <button name="action" value="pay">${said('Pay')}</button>
    <button name="action" value="decline">${said('Decline')}</button>
    <button name="action" value="cancel">${said('Cancel')}</button>
  </form>
</main></body></html>`;
}
