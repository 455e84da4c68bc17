import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Contrast takes three quarters of the time, most of it for the same look again and again. */
const AXE_SOURCE = `${axe.source};
axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-looks-as-before])' }] });`;

/**
 * Marks elements that look like one before them: everything a style sheet can tell elements apart by is the same,
 * of all that they are in, too. What differs are texts, addresses and pictures.
 */
function markRepeatedLooks() {
  const isContent =
    /^(id|href|src|srcset|sizes|alt|title|value|name|for|d|datetime|data-looks-as-before|aria-(label|labelledby|describedby|controls|owns|valuenow|valuetext))$/;
  const looks = new Map<string, number>();
  const lookOf = new Map<Element | null, number>();
  for (const element of document.querySelectorAll('body, body *')) {
    const attributes = [...element.attributes].filter(({ name }) => !isContent.test(name));
    const siblings = element.parentElement?.children;
    const index = siblings ? [...siblings].indexOf(element) : 0;
    const key = JSON.stringify([
      lookOf.get(element.parentElement),
      element.tagName,
      attributes.map(({ name, value }) => [name, value]),
      // First, second, last, even and odd ones may have a rule of their own.
      [Math.min(index, 2), index % 2, index + 1 === siblings?.length],
    ]);
    element.toggleAttribute('data-looks-as-before', looks.has(key));
    looks.set(key, looks.get(key) ?? looks.size);
    lookOf.set(element, looks.get(key) ?? 0);
  }
}

/** What keeps people from using a page, but for what is left out. */
export async function violations(page: Page, left: { rows: string[]; rules: string[] }): Promise<string[]> {
  await page.evaluate(markRepeatedLooks);
  const builder = new AxeBuilder({ page, axeSource: AXE_SOURCE });
  for (const selector of left.rows) builder.exclude(selector);
  const { violations: found } = await builder
    // Lists of what passed are not read, and long on pages with tables. Style sheets need not be fetched once more
    // and parsed: what reads them looks for rules that no tag below names.
    .options({ resultTypes: ['violations'], preload: false })
    // Behind the options, which would take their place.
    .disableRules(left.rules)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Places on a map lie where they lie, however close.
    .exclude('.leaflet-marker-pane')
    // No page has frames, so the results need no second page to be joined in.
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
