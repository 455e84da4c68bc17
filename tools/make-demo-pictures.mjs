import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { avatars } from './demo-pictures/avatars.mjs';
import { categories } from './demo-pictures/categories.mjs';
import { covers, galleries, hero } from './demo-pictures/covers.mjs';
import { desiDishes } from './demo-pictures/dishes-desi.mjs';
import { worldDishes } from './demo-pictures/dishes-world.mjs';
import { dishScene } from './demo-pictures/scene.mjs';

/**
 * Composes every picture of the demo world and writes it in three sizes to server/demo/pictures.
 * The result is committed; run this again only after changing a recipe. Same input, same bytes.
 */
const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp');
const { placeholderColours } = await tsImport('../server/src/media/encode-picture.ts', import.meta.url);
const target = fileURLToPath(new URL('../server/demo/pictures/', import.meta.url));
/** Width and placeholder of each: their stored names tell them to the browser. */
const factsFile = `${target}facts.json`;
/** The widths of `PICTURE_WIDTHS` in packages/domain/src/text/picture-name.ts. */
const sizes = [
  ['', undefined],
  ['.medium', 720],
  ['.small', 240],
];

function* pictures() {
  for (const [name, recipe] of Object.entries({ ...desiDishes, ...worldDishes }))
    yield [`dish-${name}`, () => dishScene(name, recipe)];
  for (const group of [categories, covers, galleries, avatars, hero]) yield* Object.entries(group);
}

async function write(name, source) {
  const full = await sharp(Buffer.from(source))
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const [suffix, width] of sizes) {
    const resized = width ? sharp(full).resize({ width, withoutEnlargement: true }) : sharp(full);
    await resized
      .webp({ quality: width ? 44 : 60, effort: 6, preset: 'picture' })
      .toFile(`${target}${name}${suffix}.webp`);
  }
  const { width } = await sharp(full).metadata();
  return { width, colours: await placeholderColours(sharp(full)) };
}

const only = process.argv[2];
await mkdir(target, { recursive: true });
const facts = only ? JSON.parse(await readFile(factsFile, 'utf8')) : {};
if (!only) for (const file of await readdir(target)) await rm(`${target}${file}`);
let count = 0;
for (const [name, draw] of pictures()) {
  if (only && !name.includes(only)) continue;
  facts[name] = await write(name, draw());
  count += 1;
}
await writeFile(factsFile, `${JSON.stringify(facts, null, 2)}\n`);
let bytes = 0;
for (const file of await readdir(target)) bytes += (await stat(`${target}${file}`)).size;
console.log(`${count} pictures written; the folder holds ${(bytes / 1024 / 1024).toFixed(2)} MB`);
