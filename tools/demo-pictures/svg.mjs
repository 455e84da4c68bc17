import { createRequire } from 'node:module';

const icons = loadIcons();

/** A hundred megabytes that nobody needs to start or to test the app: installed only to draw the pictures anew. */
function loadIcons() {
  const fluentEmoji = '@iconify-json/fluent-emoji';
  try {
    return createRequire(import.meta.url)(`${fluentEmoji}/icons.json`);
  } catch (cause) {
    throw new Error(`First: npm install --no-save ${fluentEmoji}@1.2.7`, { cause });
  }
}

/** The same seed always gives the same picture, so re-running the tool changes no bytes. */
export function seeded(text) {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random, low, high) => low + (high - low) * random();
export const fixed = (value) => Math.round(value * 10) / 10;

let nextId = 0;
/** Ids only have to be unique inside one SVG; each picture starts again at zero. */
export const resetIds = () => {
  nextId = 0;
};
export const uniqueId = (prefix) => `${prefix}${nextId++}`;

/** One Fluent emoji centred on (x, y). Its gradient ids are renamed so that two emoji never share one. */
export function emoji(name, x, y, size, turn = 0, opacity = 1) {
  const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent];
  if (!icon) throw new Error(`No emoji named ${name}`);
  const prefix = uniqueId('e');
  const body = icon.body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  const half = size / 2;
  return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})" opacity="${opacity}"><svg x="${fixed(-half)}" y="${fixed(-half)}" width="${fixed(size)}" height="${fixed(size)}" viewBox="0 0 32 32">${body}</svg></g>`;
}

/** A radial gradient definition and the url() that paints with it. */
export function radial(stops, at = { cx: '50%', cy: '45%', r: '60%' }) {
  const id = uniqueId('r');
  const marks = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return {
    paint: `url(#${id})`,
    def: `<radialGradient id="${id}" cx="${at.cx}" cy="${at.cy}" r="${at.r}">${marks}</radialGradient>`,
  };
}

export function linear(stops, turn = 90) {
  const id = uniqueId('l');
  const marks = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return {
    paint: `url(#${id})`,
    def: `<linearGradient id="${id}" gradientTransform="rotate(${turn} .5 .5)">${marks}</linearGradient>`,
  };
}

/** A soft shadow as a gradient: cheaper to render and smaller to store than a blur filter. */
export function shadow(x, y, rx, ry, strength = 0.38) {
  const fill = radial(
    [
      [0, '#3A1D0A', strength],
      [0.72, '#3A1D0A', strength * 0.72],
      [1, '#3A1D0A', 0],
    ],
    { cx: '50%', cy: '50%', r: '50%' },
  );
  return `${fill.def}<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill.paint}"/>`;
}

const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16);
/** Mixes two #rrggbb colours; share 0 is the first, 1 the second. */
export function mix(first, second, share) {
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
export const lighten = (hex, share) => mix(hex, '#ffffff', share);
export const darken = (hex, share) => mix(hex, '#2a0f04', share);
