import { readdirSync, readFileSync } from 'node:fs';
import type { VoiceDish } from '../voice-types.ts';

/**
 * What people say and what should land in the order, one sentence a line of the files in these rooms:
 * `say<TAB>cart<TAB>before`, below the lines `# menu: NAME` and `# group: TEXT` that hold until the next such line. Any
 * other line without a tab is a comment. A cart is written
 * `2 Chicken Biryani (Double) {Spicy} @Karachi Biryani Centre; 1 Pepsi`: portion in round, spice in curly brackets, the
 * restaurant only where it matters, nothing at all for no order. `A|B` accepts either title, `cart||cart` either cart,
 * where the sentence itself leaves it open. `before` is the cart that is there when it is said.
 */
export const rooms = ['everyday', 'hard', 'unknown-menus', 'follow-ups', 'classes', 'frozen'] as const;
export type Room = (typeof rooms)[number];

export type Sentence = {
  readonly file: string;
  readonly menu: string;
  readonly group: string;
  readonly say: string;
  readonly cart: string;
  readonly before: string;
};

const linesOf = (path: string): string[] =>
  readFileSync(new URL(`${path}.tsv`, import.meta.url), 'utf8').split('\n');

export const sentencesIn = (room: Room): Sentence[] =>
  readdirSync(new URL(room, import.meta.url))
    .sort()
    .flatMap((name) => sentencesOf(`${room}/${name.replace('.tsv', '')}`));

export function sentencesOf(file: string): Sentence[] {
  const held = { menu: '', group: '' };
  return linesOf(file).flatMap((line) => {
    const [say = '', cart, before = ''] = line.split('\t');
    if (cart !== undefined) return [{ file, ...held, say, cart, before }];
    const [, key, value = ''] = /^# (menu|group): (.+)$/.exec(line) ?? [];
    if (key === 'menu' || key === 'group') held[key] = value;
    return [];
  });
}

const menus = new Map<string, readonly VoiceDish[]>();

/** A card of `menus/`: a dish a line, lists parted by ` | `. The same card is read once. */
export function menuNamed(name: string): readonly VoiceDish[] {
  const menu = menus.get(name) ?? readMenu(linesOf(`menus/${name}`));
  menus.set(name, menu);
  return menu;
}

export function readMenu(lines: readonly string[]): VoiceDish[] {
  const rows = lines
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const restaurants = [...new Set(rows.map(([restaurantName]) => restaurantName))];
  const listOf = (cell: string) => cell.split(' | ').filter(Boolean);
  return rows.map(([restaurantName = '', category = '', title = '', ...lists], place) => {
    const [portions = [], spiceLevels = [], tags = []] = lists.map(listOf);
    const restaurantId = restaurants.indexOf(restaurantName) + 1;
    return { id: place + 1, title, restaurantId, restaurantName, portions, spiceLevels, tags, category };
  });
}
