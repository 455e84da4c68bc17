import { escapeHtml } from '../escape-html.ts';

/**
 * Account forms send names and e-mail addresses trimmed, without backslashes and with five characters
 * escaped; the server decodes them again and stores plain text. One function each way.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

export function escapeFormText(value: string): string {
  return escapeHtml(value.replaceAll('\\', '').trim());
}

export function decodeFormText(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
