import { backdrop, scatter } from './backdrops.mjs';
import { grounds, pieces } from './food.mjs';
import { emoji, fixed, resetIds, seeded } from './svg.mjs';
import { vessels } from './vessels.mjs';

const designRadius = 250;

/** One served dish around (x, y): vessel, then what fills it, then what lies on top, then the emoji. */
export function serve(recipe, x, y, r, random) {
  const vessel = vessels[recipe.on ?? 'plate'];
  const reach = designRadius * vessel.inner;
  let out = vessel.draw(0, 0, designRadius);
  if (recipe.ground) out += grounds[recipe.ground[0]](0, 0, reach, random, recipe.ground[1]);
  for (const [name, options] of recipe.top ?? []) out += pieces[name](0, 0, reach, random, options);
  for (const [name, dx = 0, dy = 0, size = 340, turn = 0] of recipe.show ?? [])
    out += emoji(name, dx, dy, size, turn);
  return `<g transform="translate(${x} ${y}) scale(${fixed((r / designRadius) * 100) / 100})">${out}</g>`;
}

export function svg(width, height, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** A 900 x 600 dish picture. */
export function dishScene(name, recipe) {
  resetIds();
  const random = seeded(name);
  const [width, height] = [900, 600];
  return svg(
    width,
    height,
    backdrop({ width, height, color: recipe.color, pattern: recipe.pattern, random }) +
      scatter({ width, height, ingredients: recipe.with, random }) +
      serve(recipe, 450 + (recipe.dx ?? 0), 306 + (recipe.dy ?? 0), recipe.r ?? 250, random),
  );
}
