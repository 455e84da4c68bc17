import { darken, fixed, lighten, linear, radial, shadow, uniqueId } from './svg.mjs';

const disc = (x, y, r, stops, extra = '') => {
  const fill = radial(stops, { cx: '50%', cy: '40%', r: '62%' });
  return `${fill.def}<circle cx="${x}" cy="${y}" r="${r}" fill="${fill.paint}" ${extra}/>`;
};

function plate(x, y, r, face = '#ffffff', rim = '#e9e1d6', line = '#dcd2c4') {
  return (
    shadow(x, y + r * 0.14, r * 1.12, r * 1.06) +
    disc(x, y, r, [
      [0, face],
      [0.8, face],
      [1, rim],
    ]) +
    disc(
      x,
      y,
      fixed(r * 0.76),
      [
        [0, lighten(face, 0.4)],
        [0.9, face],
        [1, rim],
      ],
      `stroke="${line}" stroke-width="2.5"`,
    )
  );
}

function patterned(x, y, r, color) {
  let marks = '';
  for (let turn = 0; turn < 360; turn += 15)
    marks += `<path d="M${x} ${y - r * 0.95}l${fixed(r * 0.06)} ${fixed(r * 0.07)}l${fixed(-r * 0.06)} ${fixed(r * 0.07)}l${fixed(-r * 0.06)} ${fixed(-r * 0.07)}z" transform="rotate(${turn} ${x} ${y})"/>`;
  return (
    plate(x, y, r) +
    `<circle cx="${x}" cy="${y}" r="${fixed(r * 0.975)}" fill="none" stroke="${color}" stroke-width="5"/><g fill="${color}" opacity=".75">${marks}</g>`
  );
}

function bowl(x, y, r, outside = '#ffffff', inside = '#efe7db') {
  return (
    shadow(x, y + r * 0.16, r * 1.14, r * 1.06, 0.42) +
    disc(x, y, r, [
      [0, outside],
      [0.85, outside],
      [1, darken(outside, 0.16)],
    ]) +
    disc(x, y, fixed(r * 0.89), [
      [0, darken(inside, 0.05)],
      [0.8, inside],
      [1, darken(inside, 0.22)],
    ])
  );
}

function karahi(x, y, r) {
  const handle = (side) =>
    `<path d="M${x + side * r * 0.9} ${y - r * 0.24}q${side * r * 0.42} ${r * 0.24} 0 ${r * 0.48}" fill="none" stroke="#26211f" stroke-width="${fixed(r * 0.13)}" stroke-linecap="round"/><path d="M${x + side * r * 0.93} ${y - r * 0.22}q${side * r * 0.36} ${r * 0.2} 0 ${r * 0.4}" fill="none" stroke="#6a605b" stroke-width="4" stroke-linecap="round"/>`;
  return (
    shadow(x, y + r * 0.16, r * 1.3, r * 1.08, 0.46) +
    handle(-1) +
    handle(1) +
    disc(x, y, r, [
      [0, '#2a2523'],
      [0.86, '#4b433f'],
      [1, '#1d1917'],
    ]) +
    disc(
      x,
      y,
      fixed(r * 0.9),
      [
        [0, '#1d1917'],
        [1, '#38312e'],
      ],
      'stroke="#7d726c" stroke-width="3"',
    )
  );
}

function board(x, y, r) {
  const wood = linear(
    [
      [0, '#d59a5c'],
      [0.5, '#c1834a'],
      [1, '#a96c38'],
    ],
    12,
  );
  const [w, h] = [r * 2.46, r * 1.62];
  let grain = '';
  for (let at = 1; at < 7; at += 1)
    grain += `<path d="M${x - w / 2 + 16} ${fixed(y - h / 2 + (h * at) / 7)}q${fixed(w / 2)} ${at % 2 ? 12 : -12} ${fixed(w - 32)} 0" stroke="#7c4a22" stroke-width="2.5" opacity=".3" fill="none"/>`;
  return `${shadow(x, y + r * 0.2, w * 0.6, h * 0.66, 0.42)}${wood.def}<rect x="${fixed(x + w / 2 - 30)}" y="${y - 34}" width="120" height="68" rx="34" fill="#b5763f"/><circle cx="${fixed(x + w / 2 + 56)}" cy="${y}" r="13" fill="#6d3f1c"/><rect x="${fixed(x - w / 2)}" y="${fixed(y - h / 2)}" width="${fixed(w)}" height="${fixed(h)}" rx="42" fill="${wood.paint}"/><rect x="${fixed(x - w / 2 + 10)}" y="${fixed(y - h / 2 + 8)}" width="${fixed(w - 20)}" height="${fixed(h - 18)}" rx="34" fill="none" stroke="#e9b67c" stroke-width="3" opacity=".7"/>${grain}`;
}

function paper(x, y, r, color = '#d7331f') {
  const id = uniqueId('p');
  const side = r * 1.72;
  return `<defs><pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse"><rect width="44" height="44" fill="#fffdf8"/><rect width="22" height="44" fill="${color}" opacity=".2"/><rect width="44" height="22" fill="${color}" opacity=".2"/></pattern></defs>${shadow(x, y + r * 0.16, r * 1.3, r * 1.05, 0.42)}<g transform="rotate(-4 ${x} ${y})"><rect x="${fixed(x - side * 0.66)}" y="${fixed(y - side / 2)}" width="${fixed(side * 1.32)}" height="${fixed(side)}" rx="46" fill="${darken(color, 0.1)}"/><rect x="${fixed(x - side * 0.66 + 14)}" y="${fixed(y - side / 2 + 12)}" width="${fixed(side * 1.32 - 28)}" height="${fixed(side - 28)}" rx="36" fill="url(#${id})"/></g>`;
}

function leaf(x, y, r) {
  const green = linear(
    [
      [0, '#6fae3d'],
      [0.5, '#4f9434'],
      [1, '#39782b'],
    ],
    60,
  );
  let veins = '';
  for (let at = -5; at <= 5; at += 1)
    veins += `<path d="M${fixed(x + at * r * 0.2)} ${y}q${fixed(r * 0.1)} ${fixed(-r * 0.3)} ${fixed(r * 0.22)} ${fixed(-r * 0.52)}M${fixed(x + at * r * 0.2)} ${y}q${fixed(r * 0.1)} ${fixed(r * 0.3)} ${fixed(r * 0.22)} ${fixed(r * 0.52)}"/>`;
  return `${shadow(x, y + r * 0.18, r * 1.4, r * 0.95, 0.36)}${green.def}<path d="M${x - r * 1.42} ${y}C${x - r} ${y - r * 1.05} ${x + r * 0.9} ${y - r * 1.05} ${x + r * 1.42} ${y}C${x + r * 0.9} ${y + r * 1.05} ${x - r} ${y + r * 1.05} ${x - r * 1.42} ${y}z" fill="${green.paint}"/><g stroke="#a5d272" stroke-width="3" opacity=".5" fill="none">${veins}<path d="M${x - r * 1.4} ${y}h${r * 2.8}" stroke-width="6"/></g>`;
}

function saucer(x, y, r, color = '#fff') {
  const small = r * 0.82;
  return plate(
    x,
    y + r * 0.06,
    small,
    color === '#fff' ? '#ffffff' : color,
    darken(color === '#fff' ? '#ffffff' : color, 0.12),
  );
}

/** A glow instead of a plate, for glasses and cones that stand on their own. */
function glow(x, y, r) {
  const light = radial(
    [
      [0, '#ffffff', 0.75],
      [0.6, '#ffffff', 0.32],
      [1, '#ffffff', 0],
    ],
    { cx: '50%', cy: '50%', r: '50%' },
  );
  return `${light.def}<circle cx="${x}" cy="${y}" r="${fixed(r * 1.15)}" fill="${light.paint}"/>${shadow(x, y + r * 0.72, r * 0.62, r * 0.12, 0.3)}`;
}

function steel(x, y, r) {
  return (
    shadow(x, y + r * 0.14, r * 1.12, r * 1.06, 0.42) +
    disc(x, y, r, [
      [0, '#f4f6f8'],
      [0.78, '#c9d0d7'],
      [0.92, '#eef2f5'],
      [1, '#8f99a3'],
    ]) +
    disc(x, y, fixed(r * 0.84), [
      [0, '#e9edf0'],
      [0.9, '#d3d9df'],
      [1, '#aab3bc'],
    ])
  );
}

/** Every vessel draws itself around (x, y); `inner` is the share of r that food may fill. */
export const vessels = {
  plate: { draw: plate, inner: 0.74 },
  dark: { draw: (x, y, r) => plate(x, y, r, '#3b3f46', '#22252a', '#5b616b'), inner: 0.74 },
  blue: { draw: (x, y, r) => patterned(x, y, r, '#2f6fb3'), inner: 0.74 },
  green: { draw: (x, y, r) => patterned(x, y, r, '#2f8a57'), inner: 0.74 },
  clay: { draw: (x, y, r) => plate(x, y, r, '#c9703f', '#a4522a', '#e39a6b'), inner: 0.74 },
  cream: { draw: (x, y, r) => plate(x, y, r, '#fff3dc', '#ecd7b3', '#e0c598'), inner: 0.74 },
  mint: { draw: (x, y, r) => plate(x, y, r, '#dff2e6', '#b6dcc5', '#a3cfb5'), inner: 0.74 },
  rose: { draw: (x, y, r) => plate(x, y, r, '#ffe3ea', '#f2bccb', '#e9a9bb'), inner: 0.74 },
  bowl: { draw: bowl, inner: 0.86 },
  claybowl: { draw: (x, y, r) => bowl(x, y, r, '#b9622f', '#8d4520'), inner: 0.86 },
  bluebowl: { draw: (x, y, r) => bowl(x, y, r, '#3f77b5', '#e9eef4'), inner: 0.86 },
  blackbowl: { draw: (x, y, r) => bowl(x, y, r, '#33302f', '#4a4543'), inner: 0.86 },
  karahi: { draw: karahi, inner: 0.86 },
  steel: { draw: steel, inner: 0.8 },
  board: { draw: board, inner: 0.8 },
  paper: { draw: paper, inner: 0.8 },
  bluepaper: { draw: (x, y, r) => paper(x, y, r, '#2f6fb3'), inner: 0.8 },
  leaf: { draw: leaf, inner: 0.7 },
  saucer: { draw: saucer, inner: 0.6 },
  glow: { draw: glow, inner: 0.8 },
};
