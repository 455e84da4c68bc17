import { between, darken, emoji, fixed, lighten, radial } from './svg.mjs';

const patterns = {
  plain: () => '',
  gingham(width, height) {
    let bands = '';
    for (let x = 0; x < width; x += 120) bands += `<rect x="${x}" width="60" height="${height}"/>`;
    for (let y = 0; y < height; y += 120) bands += `<rect y="${y}" width="${width}" height="60"/>`;
    return `<g fill="#fff" opacity=".16">${bands}</g>`;
  },
  wood(width, height, random) {
    let planks = '';
    for (let y = 0; y < height; y += 100) {
      planks += `<rect y="${y}" width="${width}" height="3" fill="#2a0f04" opacity=".2"/><rect y="${y + 3}" width="${width}" height="2" fill="#fff" opacity=".14"/>`;
      for (let grain = 0; grain < 4; grain += 1) {
        const at = y + between(random, 14, 90);
        const bend = between(random, -9, 9);
        planks += `<path d="M0 ${fixed(at)} Q${width / 2} ${fixed(at + bend)} ${width} ${fixed(at)}" stroke="#2a0f04" stroke-width="2" opacity=".07" fill="none"/>`;
      }
    }
    return planks;
  },
  dots(width, height) {
    let dots = '';
    for (let y = 30; y < height; y += 60)
      for (let x = 30; x < width; x += 60)
        dots += `<circle cx="${x + ((y / 30) % 4 === 1 ? 0 : 30)}" cy="${y}" r="5"/>`;
    return `<g fill="#fff" opacity=".18">${dots}</g>`;
  },
  rays(width, height) {
    const [cx, cy] = [width / 2, height / 2];
    let rays = '';
    for (let turn = 0; turn < 360; turn += 30)
      rays += `<path d="M${cx} ${cy}l900 -95v190z" transform="rotate(${turn} ${cx} ${cy})"/>`;
    return `<g fill="#fff" opacity=".12">${rays}</g>`;
  },
  stripes(width, height) {
    let bands = '';
    for (let x = -height; x < width; x += 90)
      bands += `<path d="M${x} ${height}l${height} ${-height}h38l${-height} ${height}z"/>`;
    return `<g fill="#fff" opacity=".13">${bands}</g>`;
  },
  tiles(width, height) {
    let tiles = '';
    for (let y = 0; y <= height; y += 100)
      for (let x = 0; x <= width; x += 100)
        tiles += `<path d="M${x} ${y - 34}l34 34l-34 34l-34 -34z"/><circle cx="${x + 50}" cy="${y + 50}" r="9"/>`;
    return `<g fill="#fff" opacity=".13">${tiles}</g>`;
  },
};

/** Gradient in the dish's colour with an optional pattern. */
export function backdrop({ width, height, color, pattern = 'plain', random }) {
  const fill = radial(
    [
      [0, lighten(color, 0.34)],
      [0.62, color],
      [1, darken(color, 0.14)],
    ],
    { cx: '50%', cy: '46%', r: '72%' },
  );
  return `${fill.def}<rect width="${width}" height="${height}" fill="${fill.paint}"/>${patterns[pattern](width, height, random)}`;
}

/** Faint ingredients at the four corners, with one or two more at the edge. */
export function scatter({ width, height, ingredients, random, opacity = [0.42, 0.6] }) {
  const spots = [
    [0.11, 0.2],
    [0.89, 0.22],
    [0.1, 0.79],
    [0.9, 0.8],
    [0.205, 0.5],
    [0.8, 0.51],
  ];
  const kept = random() < 0.5 ? spots : [...spots.slice(0, 4), [0.03, 0.48], [0.975, 0.5]];
  return kept
    .map(([x, y], index) => {
      const name = ingredients[index % ingredients.length];
      const edge = index > 3;
      const size = between(random, 104, 150) * (edge ? 0.62 : 1) * (height / 600);
      return emoji(
        name,
        x * width + between(random, -22, 22),
        y * height + between(random, -22, 22),
        size,
        between(random, -32, 32),
        fixed(between(random, opacity[0], opacity[1]) * 10) / 10,
      );
    })
    .join('');
}
