import type { Page } from '@playwright/test';

/** What is the same in every language. */
const SAME_EVERYWHERE = [
  'Nearbite',
  'OpenStreetMap',
  'Facebook',
  'Instagram',
  'BBQ',
  'Rs',
  'PKR',
  'CSV',
  'mm',
];

/**
 * What is wrong with the texts of a page in a language that has no plain Latin letters: what is left in English, cut
 * off, beside the screen, or on top of another text. Names and words of people stand in elements that find their own
 * direction and are left out, as are numbers, which have one.
 */
export const faultsOfTexts = (page: Page): Promise<string[]> => page.evaluate(findFaults, SAME_EVERYWHERE);

function findFaults(sameEverywhere: readonly string[]): string[] {
  const OF_PEOPLE =
    'bdi, [dir=auto], [dir=ltr], [lang]:not(html), .leaflet-marker-pane, code, script, style, noscript, textarea';
  // What is laid out only when it comes near is looked at, too.
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(whole);
  const faults = new Set<string>();
  const seen: { text: string; element: Element; layer: Element; line: DOMRect }[] = [];

  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
  const isOurs = (element: Element) => element.closest(OF_PEOPLE) === null;
  const englishIn = (text: string) =>
    text
      .replaceAll(/\S+@\S+|https?:\S+|[A-Z]\w+\/[A-Z]\w+/g, '')
      .split(/[\s/,.:()·|–-]+/)
      .filter((word) => /^[A-Za-z]{2,}$/.test(word) && !sameEverywhere.includes(word));

  /** For screen readers only, or not shown now. */
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, clip } = getComputedStyle(each);
      if (clipPath !== 'none' || clip !== 'auto') return true;
    }
    return false;
  }

  /** What scrolls by itself or lies above the page is looked at by itself. */
  function layerOf(element: Element): Element {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, position } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX) || /fixed|sticky/.test(position)) return each;
    }
    return document.body;
  }

  /** What is left of a line where it is shortened on purpose, with dots at its end. */
  function shownPart(element: Element, { left, top, right, bottom }: DOMRect): DOMRect {
    let [from, to, upTo, downTo] = [left, right, top, bottom];
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = each.getBoundingClientRect();
      [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      [upTo, downTo] = [Math.max(upTo, box.top), Math.min(downTo, box.bottom)];
    }
    return new DOMRect(from, upTo, Math.max(0, to - from), Math.max(0, downTo - upTo));
  }

  function lookAtBox(element: Element, text: string) {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(each);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return;
      // Shortened on purpose, with dots at the end.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
      const isCut =
        (/hidden|clip/.test(overflowX) && each.scrollWidth > each.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && each.scrollHeight > each.clientHeight + 2);
      if (isCut && each.clientWidth > 1) faults.add(`cut in ${nameOf(each)}: ${text}`);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const element = node.parentElement;
    if (!text || !element || element.closest('script, style, noscript')) continue;
    if (isOurs(element) && element.checkVisibility() && englishIn(text).length > 0)
      faults.add(`English in ${nameOf(element)}: ${text}`);
    if (isHidden(element) || element.closest('.leaflet-container')) continue;
    const layer = layerOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const line = shownPart(element, whole);
      if (line.width < 2 || line.height < 2) continue;
      if (isOurs(element)) lookAtBox(element, text);
      const isBeside = line.left < -1 || line.right > document.documentElement.clientWidth + 1;
      if (isBeside && layer === document.body) faults.add(`beside the screen in ${nameOf(element)}: ${text}`);
      seen.push({ text, element, layer, line });
    }
  }

  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      const text = element.getAttribute(name) ?? '';
      if (isOurs(element) && element.checkVisibility() && englishIn(text).length > 0)
        faults.add(`English in ${name} of ${nameOf(element)}: ${text}`);
    }
  }

  seen.sort((a, b) => a.line.top - b.line.top);
  for (const [nth, upper] of seen.entries()) {
    for (const lower of seen.slice(nth + 1)) {
      // Letters reach a little out of their lines.
      if (lower.line.top > upper.line.bottom - 4) break;
      if (lower.element === upper.element || lower.layer !== upper.layer) continue;
      const across =
        Math.min(upper.line.right, lower.line.right) - Math.max(upper.line.left, lower.line.left);
      const down = Math.min(upper.line.bottom, lower.line.bottom) - lower.line.top;
      if (across > 4 && down > Math.min(upper.line.height, lower.line.height) * 0.4)
        faults.add(`on each other: "${upper.text}" and "${lower.text}"`);
    }
  }
  return [...faults].map((fault) => fault.slice(0, 200));
}
