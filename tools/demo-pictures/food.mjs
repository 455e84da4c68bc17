import { between, darken, emoji, fixed, lighten, linear, radial, uniqueId } from './svg.mjs';

/** A spot inside a circle, evenly spread over its area. */
function spot(random, x, y, reach) {
  const angle = random() * Math.PI * 2;
  const far = Math.sqrt(random()) * reach;
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
}

function ring(count, x, y, reach, random, draw) {
  let out = '';
  const start = random() * 360;
  for (let index = 0; index < count; index += 1) {
    const turn = start + (360 / count) * index + between(random, -12, 12);
    const angle = (turn * Math.PI) / 180;
    const far = reach * between(random, 0.85, 1.1);
    out += draw(x + Math.cos(angle) * far, y + Math.sin(angle) * far, turn, index);
  }
  return out;
}

const ball = (x, y, r, color, shine = 0.5) => {
  const fill = radial(
    [
      [0, lighten(color, shine)],
      [0.55, color],
      [1, darken(color, 0.32)],
    ],
    { cx: '36%', cy: '30%', r: '75%' },
  );
  return `${fill.def}<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill.paint}"/>`;
};

const drop = (x, y, r) =>
  `<ellipse cx="${fixed(x + r * 0.1)}" cy="${fixed(y + r * 0.22)}" rx="${fixed(r * 1.08)}" ry="${fixed(r)}" fill="#2a0f04" opacity=".28"/>`;

/** Grounds fill a round vessel. Each takes (x, y, reach, random, options). */
export const grounds = {
  rice(x, y, reach, random, { colors = ['#fff6df', '#f6b73c', '#ffe3a1'], mound = '#f3cd7a' } = {}) {
    let grains = '';
    for (let index = 0; index < 400; index += 1) {
      const [gx, gy] = spot(random, x, y, reach * 0.93);
      const turn = random() * 180;
      const color = colors[Math.floor(random() * colors.length)];
      const long = between(random, 13, 20);
      grains += `<path d="M${fixed(gx)} ${fixed(gy)}l${fixed(Math.cos(turn) * long)} ${fixed(Math.sin(turn) * long)}" stroke="${color}"/>`;
    }
    const base = radial([
      [0, lighten(mound, 0.25)],
      [0.75, mound],
      [1, darken(mound, 0.28)],
    ]);
    return `${base.def}<circle cx="${x}" cy="${y}" r="${fixed(reach)}" fill="${base.paint}"/><g stroke-width="8" stroke-linecap="round">${grains}</g>`;
  },
  gravy(x, y, reach, random, { color = '#c8421c', oil = '#ffb347' } = {}) {
    const base = radial([
      [0, lighten(color, 0.2)],
      [0.7, color],
      [1, darken(color, 0.34)],
    ]);
    let glints = '';
    for (let index = 0; index < 20; index += 1) {
      const [gx, gy] = spot(random, x, y, reach * 0.92);
      glints += `<circle cx="${fixed(gx)}" cy="${fixed(gy)}" r="${fixed(between(random, 4, 15))}" fill="${oil}" opacity="${fixed(between(random, 0.25, 0.6))}"/>`;
    }
    return `${base.def}<circle cx="${x}" cy="${y}" r="${fixed(reach)}" fill="${base.paint}"/>${glints}<path d="M${fixed(x - reach * 0.78)} ${fixed(y - reach * 0.28)}a${fixed(reach * 0.84)} ${fixed(reach * 0.84)} 0 0 1 ${fixed(reach * 0.5)} ${fixed(-reach * 0.5)}" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".35"/>`;
  },
  noodles(x, y, reach, random, { color = '#f2c063' } = {}) {
    const id = uniqueId('n');
    let strands = '';
    for (let index = 0; index < 46; index += 1) {
      const [sx, sy] = spot(random, x, y, reach * 0.78);
      const size = between(random, reach * 0.22, reach * 0.5);
      const tone = index % 3 === 0 ? darken(color, 0.22) : index % 3 === 1 ? color : lighten(color, 0.3);
      strands += `<ellipse cx="${fixed(sx)}" cy="${fixed(sy)}" rx="${fixed(size)}" ry="${fixed(size * between(random, 0.4, 0.8))}" transform="rotate(${fixed(random() * 180)} ${fixed(sx)} ${fixed(sy)})" stroke="${tone}"/>`;
    }
    return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${fixed(reach)}"/></clipPath><circle cx="${x}" cy="${y}" r="${fixed(reach)}" fill="${darken(color, 0.3)}"/><g fill="none" stroke-width="9" clip-path="url(#${id})">${strands}</g>`;
  },
  greens(x, y, reach, random) {
    const id = uniqueId('g');
    let leaves = '';
    for (let index = 0; index < 64; index += 1) {
      const [lx, ly] = spot(random, x, y, reach * 0.86);
      const tone = ['#4d9a33', '#74b843', '#9ccf5a', '#3b8230'][index % 4];
      const size = between(random, 34, 62);
      leaves += `<g transform="translate(${fixed(lx)} ${fixed(ly)}) rotate(${fixed(random() * 360)})"><path d="M0 ${fixed(-size)}q${fixed(size * 0.7)} ${fixed(size * 0.35)} ${fixed(size * 0.3)} ${fixed(size)}q${fixed(-size * 0.3)} ${fixed(size * 0.4)} ${fixed(-size * 0.6)} 0q${fixed(-size * 0.4)} ${fixed(-size * 0.65)} ${fixed(size * 0.3)} ${fixed(-size)}z" fill="${tone}"/><path d="M0 ${fixed(-size * 0.8)}v${fixed(size * 1.7)}" stroke="#d9efb0" stroke-width="3" opacity=".6"/></g>`;
    }
    return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${fixed(reach)}"/></clipPath><circle cx="${x}" cy="${y}" r="${fixed(reach)}" fill="#2f6b28"/><g clip-path="url(#${id})">${leaves}</g>`;
  },
  cream(x, y, reach, _random, { color = '#fff3dc' } = {}) {
    const base = radial([
      [0, lighten(color, 0.4)],
      [0.75, color],
      [1, darken(color, 0.16)],
    ]);
    let swirl = '';
    for (let index = 1; index < 5; index += 1)
      swirl += `<circle cx="${fixed(x + index * 3)}" cy="${fixed(y - index * 2)}" r="${fixed((reach * index) / 5.4)}"/>`;
    return `${base.def}<circle cx="${x}" cy="${y}" r="${fixed(reach)}" fill="${base.paint}"/><g fill="none" stroke="${darken(color, 0.1)}" stroke-width="7" opacity=".4">${swirl}</g>`;
  },
  crumbs(x, y, reach, random, { colors = ['#f0b45b', '#d98a35', '#ffd591'] } = {}) {
    const base = radial([
      [0, lighten(colors[0], 0.2)],
      [0.75, colors[0]],
      [1, darken(colors[0], 0.3)],
    ]);
    let bits = '';
    for (let index = 0; index < 150; index += 1) {
      const [bx, by] = spot(random, x, y, reach * 0.95);
      bits += `<circle cx="${fixed(bx)}" cy="${fixed(by)}" r="${fixed(between(random, 5, 10))}" fill="${colors[index % colors.length]}"/>`;
    }
    return `${base.def}<circle cx="${x}" cy="${y}" r="${fixed(reach)}" fill="${base.paint}"/>${bits}`;
  },
};

/** Pieces are laid on the ground or straight on the plate. Each takes (x, y, reach, random, options). */
export const pieces = {
  chunks(x, y, reach, random, { color = '#8f4a22', count = 6, size = 52 } = {}) {
    return ring(count, x, y, reach * 0.5, random, (px, py, turn) => {
      const fill = radial(
        [
          [0, lighten(color, 0.3)],
          [0.6, color],
          [1, darken(color, 0.4)],
        ],
        { cx: '38%', cy: '30%', r: '75%' },
      );
      const s = size * between(random, 0.85, 1.15);
      let corners = '';
      for (let corner = 0; corner < 6; corner += 1) {
        const angle = (corner / 6) * Math.PI * 2;
        const far = s * between(random, 0.62, 0.95);
        corners += `${corner ? 'L' : 'M'}${fixed(Math.cos(angle) * far * 1.15)} ${fixed(Math.sin(angle) * far * 0.85)}`;
      }
      const char = (dx, dy) =>
        `<path d="M${fixed(s * dx)} ${fixed(s * dy)}l${fixed(s * 0.34)} ${fixed(-s * 0.16)}" stroke="${darken(color, 0.6)}" stroke-width="7" stroke-linecap="round" opacity=".5"/>`;
      return `${fill.def}${drop(px, py, s * 0.86)}<g transform="translate(${fixed(px)} ${fixed(py)}) rotate(${fixed(turn)})"><path d="${corners}z" fill="${darken(color, 0.18)}" stroke="${darken(color, 0.18)}" stroke-width="${fixed(s * 0.42)}" stroke-linejoin="round"/><path d="${corners}z" fill="${fill.paint}" stroke="${color}" stroke-width="${fixed(s * 0.2)}" stroke-linejoin="round"/>${char(-0.45, 0.1)}${char(0.08, 0.34)}${char(0.1, -0.2)}<circle cx="${fixed(-s * 0.1)}" cy="${fixed(-s * 0.42)}" r="5" fill="#ffe2a8" opacity=".8"/><circle cx="${fixed(s * 0.5)}" cy="${fixed(s * 0.05)}" r="4" fill="#d7331f" opacity=".9"/></g>`;
    });
  },
  skewers(x, y, reach, random, { color = '#a3552a', count = 3, boti = false } = {}) {
    let out = '';
    const wide = reach * 1.5;
    for (let index = 0; index < count; index += 1) {
      const py = y + (index - (count - 1) / 2) * reach * 0.44;
      const px = x + between(random, -10, 10);
      const thick = reach * 0.3;
      let meat = '';
      if (boti) {
        for (let at = 0; at < 5; at += 1) {
          const tone = at % 2 ? color : lighten(color, 0.12);
          const fill = radial(
            [
              [0, lighten(tone, 0.35)],
              [0.6, tone],
              [1, darken(tone, 0.42)],
            ],
            { cx: '40%', cy: '28%', r: '75%' },
          );
          meat += `${fill.def}<rect x="${fixed(px - wide / 2 + (at * wide) / 5)}" y="${fixed(py - thick / 2)}" width="${fixed(wide / 5.3)}" height="${fixed(thick)}" rx="17" fill="${fill.paint}" transform="rotate(${fixed(between(random, -7, 7))} ${fixed(px)} ${fixed(py)})"/>`;
        }
      } else {
        const fill = linear(
          [
            [0, lighten(color, 0.3)],
            [0.45, color],
            [1, darken(color, 0.42)],
          ],
          90,
        );
        meat = `${fill.def}<rect x="${fixed(px - wide / 2)}" y="${fixed(py - thick / 2)}" width="${fixed(wide)}" height="${fixed(thick)}" rx="${fixed(thick / 2)}" fill="${fill.paint}"/>`;
        for (let at = 1; at < 9; at += 1)
          meat += `<path d="M${fixed(px - wide / 2 + (at * wide) / 9)} ${fixed(py - thick * 0.36)}q13 ${fixed(thick * 0.3)} 2 ${fixed(thick * 0.7)}" stroke="${darken(color, 0.55)}" stroke-width="8" stroke-linecap="round" opacity=".42" fill="none"/>`;
      }
      out += `<g transform="rotate(-9 ${fixed(x)} ${fixed(y)})"><rect x="${fixed(px - wide * 0.66)}" y="${fixed(py - 4)}" width="${fixed(wide * 1.32)}" height="8" rx="4" fill="#c9a06a"/><rect x="${fixed(px - wide / 2)}" y="${fixed(py - thick * 0.3)}" width="${fixed(wide)}" height="${fixed(thick)}" rx="${fixed(thick / 2)}" fill="#2a0f04" opacity=".28"/>${meat}</g>`;
    }
    return out;
  },
  patties(x, y, reach, random, { color = '#8a4a24', count = 3, size = 96 } = {}) {
    const lay = (px, py) => {
      let marks = ball(px, py, size, color, 0.28);
      for (let index = 0; index < 14; index += 1) {
        const [mx, my] = spot(random, px, py, size * 0.82);
        marks += `<circle cx="${fixed(mx)}" cy="${fixed(my)}" r="${fixed(between(random, 5, 11))}" fill="${index % 3 ? darken(color, 0.5) : ['#c73a21', '#5c9a37'][index % 2]}" opacity=".6"/>`;
      }
      return drop(px, py, size) + marks;
    };
    return count === 1 ? lay(x, y) : ring(count, x, y, reach * 0.5, random, lay);
  },
  breads(
    x,
    y,
    reach,
    random,
    { color = '#efc27d', count = 1, seeds = false, herbs = false, layers = false } = {},
  ) {
    let out = '';
    for (let index = 0; index < count; index += 1) {
      const px = x + (index - (count - 1) / 2) * reach * 0.42;
      const py = y + (index - (count - 1) / 2) * reach * 0.14;
      const r = reach * (count > 1 ? 0.82 : 1);
      const fill = radial([
        [0, lighten(color, 0.35)],
        [0.7, color],
        [1, darken(color, 0.3)],
      ]);
      let marks = '';
      for (let at = 0; at < 17; at += 1) {
        const [mx, my] = spot(random, px, py, r * 0.76);
        marks += `<ellipse cx="${fixed(mx)}" cy="${fixed(my)}" rx="${fixed(between(random, 9, 25))}" ry="${fixed(between(random, 7, 16))}" fill="${at % 3 ? '#b0662a' : '#6d3a17'}" opacity="${at % 3 ? 0.42 : 0.55}"/>`;
      }
      if (seeds)
        for (let at = 0; at < 34; at += 1) {
          const [mx, my] = spot(random, px, py, r * 0.8);
          marks += `<ellipse cx="${fixed(mx)}" cy="${fixed(my)}" rx="7" ry="3.6" fill="#fff4d6" transform="rotate(${fixed(random() * 180)} ${fixed(mx)} ${fixed(my)})"/>`;
        }
      if (herbs)
        for (let at = 0; at < 26; at += 1) {
          const [mx, my] = spot(random, px, py, r * 0.8);
          marks += `<circle cx="${fixed(mx)}" cy="${fixed(my)}" r="${fixed(between(random, 4, 8))}" fill="${at % 4 ? '#4d9a33' : '#fff3d1'}"/>`;
        }
      if (layers)
        for (let at = 1; at < 7; at += 1)
          marks += `<path d="M${fixed(px + (r * at) / 7.4)} ${fixed(py)}a${fixed((r * at) / 7.4)} ${fixed((r * at) / 7.4)} 0 1 1 ${fixed(-r * 0.08)} ${fixed(-r * 0.13 * (at / 2))}" stroke="#a8642b" stroke-width="6" fill="none" opacity=".5" stroke-linecap="round"/>`;
      out += `${fill.def}${drop(px, py, r * 0.94)}<ellipse cx="${fixed(px)}" cy="${fixed(py)}" rx="${fixed(r)}" ry="${fixed(r * 0.94)}" fill="${fill.paint}"/><ellipse cx="${fixed(px)}" cy="${fixed(py)}" rx="${fixed(r * 0.86)}" ry="${fixed(r * 0.8)}" fill="none" stroke="#fff2d6" stroke-width="7" opacity=".4"/>${marks}`;
    }
    return out;
  },
  balls(x, y, reach, random, { color = '#8d3f16', count = 5, size = 58 } = {}) {
    return (
      ring(
        count,
        x,
        y,
        reach * (count > 5 ? 0.6 : 0.5),
        random,
        (px, py) => drop(px, py, size) + ball(px, py, size, color, 0.55),
      ) + (count > 4 ? drop(x, y, size) + ball(x, y, size, color, 0.55) : '')
    );
  },
  spirals(x, y, reach, random, { color = '#f08a12', count = 4 } = {}) {
    const one = (px, py, turn) => {
      let path = '';
      for (let at = 0; at < 54; at += 1) {
        const angle = at * 0.36;
        const far = 10 + at * 1.55;
        path += `${at ? 'L' : 'M'}${fixed(Math.cos(angle) * far)} ${fixed(Math.sin(angle) * far)}`;
      }
      return `<g transform="translate(${fixed(px)} ${fixed(py)}) rotate(${fixed(turn)})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="#7c3503" stroke-width="22" opacity=".5" transform="translate(4 8)"/><path d="${path}" stroke="${color}" stroke-width="20"/><path d="${path}" stroke="#ffd27a" stroke-width="5" opacity=".8" transform="translate(-2 -4)"/></g>`;
    };
    return ring(count, x, y, reach * 0.5, random, one);
  },
  triangles(x, y, reach, random, { color = '#e0a045', count = 3, size = 92 } = {}) {
    return ring(count, x, y, reach * 0.46, random, (px, py, turn) => {
      const fill = linear(
        [
          [0, lighten(color, 0.4)],
          [0.6, color],
          [1, darken(color, 0.3)],
        ],
        70,
      );
      return `${fill.def}${drop(px, py, size * 0.75)}<g transform="translate(${fixed(px)} ${fixed(py)}) rotate(${fixed(turn * 0.2 - 20)})"><path d="M0 ${-size}q12 0 20 16l${size * 0.85} ${size * 1.3}q8 24 -18 26h${-size * 1.72}q-26 -2 -18 -26l${size * 0.85} ${-size * 1.3}q8 -16 16 -16z" fill="${fill.paint}"/><path d="M${-size * 0.75} ${size * 0.5}h${size * 1.5}" stroke="${darken(color, 0.35)}" stroke-width="5" stroke-dasharray="14 10" opacity=".6"/><path d="M-6 ${-size * 0.7}l${-size * 0.42} ${size * 0.7}" stroke="#fff3d6" stroke-width="8" stroke-linecap="round" opacity=".55"/></g>`;
    });
  },
  nuggets(x, y, reach, random, { color = '#d98a35', count = 9, size = 42, specks = '#5c9a37' } = {}) {
    let out = '';
    for (let index = 0; index < count; index += 1) {
      const [px, py] = spot(random, x, y, reach * 0.7);
      out += `${drop(px, py, size)}${ball(px, py, size * between(random, 0.85, 1.1), index % 2 ? color : lighten(color, 0.14), 0.4)}<circle cx="${fixed(px + 10)}" cy="${fixed(py + 8)}" r="6" fill="${specks}" opacity=".75"/><circle cx="${fixed(px - 14)}" cy="${fixed(py + 12)}" r="5" fill="${darken(color, 0.45)}" opacity=".6"/>`;
    }
    return out;
  },
  pizza(x, y, reach, random, { cheese = '#f7c54a', toppings = [['#c8311c', 34]], herbs = true } = {}) {
    const crust = radial(
      [
        [0, '#f0c27a'],
        [0.85, '#d9954a'],
        [1, '#a9622a'],
      ],
      { cx: '50%', cy: '50%', r: '52%' },
    );
    const face = radial(
      [
        [0, lighten(cheese, 0.3)],
        [0.85, cheese],
        [1, '#d9541f'],
      ],
      { cx: '50%', cy: '50%', r: '52%' },
    );
    let out = `${crust.def}${face.def}${drop(x, y, reach)}<circle cx="${x}" cy="${y}" r="${fixed(reach)}" fill="${crust.paint}"/><circle cx="${x}" cy="${y}" r="${fixed(reach * 0.87)}" fill="${face.paint}"/>`;
    for (let index = 0; index < 16; index += 1) {
      const [px, py] = spot(random, x, y, reach * 0.76);
      out += `<circle cx="${fixed(px)}" cy="${fixed(py)}" r="${fixed(between(random, 10, 24))}" fill="#fff0b8" opacity=".5"/>`;
    }
    toppings.forEach(([color, size], kind) => {
      const lay = (px, py) => ball(px, py, size, color, 0.25);
      out +=
        ring(7 - kind, x, y, reach * (0.62 - kind * 0.1), random, lay) +
        ring(3, x, y, reach * 0.24, random, lay);
    });
    if (herbs) out += pieces.coriander(x, y, reach * 0.85, random, { count: 22 });
    for (let turn = 0; turn < 180; turn += 45)
      out += `<path d="M${fixed(x - reach)} ${y}h${fixed(reach * 2)}" stroke="#9c4a16" stroke-width="3.5" opacity=".45" transform="rotate(${turn + 10} ${x} ${y})"/>`;
    return out;
  },
  eggs(x, y, reach, random, { count = 3, size = 44, fried = false } = {}) {
    return ring(count, x, y, reach * 0.46, random, (px, py, turn) => {
      const wide = fried ? size * 1.7 : size;
      return `${drop(px, py, wide)}<ellipse cx="${fixed(px)}" cy="${fixed(py)}" rx="${fixed(wide * 1.14)}" ry="${fixed(wide * 0.94)}" fill="#fffdf6" transform="rotate(${fixed(turn)} ${fixed(px)} ${fixed(py)})"/>${ball(px, py, size * 0.62, '#f9b21d', 0.5)}`;
    });
  },
  lemons(x, y, reach, random, { count = 2, size = 44, at = 0.78 } = {}) {
    return ring(
      count,
      x,
      y,
      reach * at,
      random,
      (px, py, turn) =>
        `<g transform="translate(${fixed(px)} ${fixed(py)}) rotate(${fixed(turn)})"><circle r="${size}" fill="#f2c21a"/><circle r="${size * 0.86}" fill="#fff6c9"/>${[0, 60, 120, 180, 240, 300].map((spoke) => `<path d="M0 -5l${size * 0.32} ${-size * 0.68}q${-size * 0.32} ${-size * 0.16} ${-size * 0.64} 0z" fill="#ffe066" transform="rotate(${spoke})"/>`).join('')}</g>`,
    );
  },
  onions(x, y, reach, random, { count = 4, size = 38, at = 0.7, color = '#a5468a' } = {}) {
    return ring(
      count,
      x,
      y,
      reach * at,
      random,
      (px, py) =>
        `<g fill="none" stroke="${color}"><circle cx="${fixed(px)}" cy="${fixed(py)}" r="${size}" stroke="#fbeaf6" stroke-width="13"/><circle cx="${fixed(px)}" cy="${fixed(py)}" r="${size + 6}" stroke-width="4"/><circle cx="${fixed(px)}" cy="${fixed(py)}" r="${size * 0.5}" stroke-width="4" opacity=".8"/></g>`,
    );
  },
  coriander(x, y, reach, random, { count = 16, color = '#3f8f2f' } = {}) {
    let out = '';
    for (let index = 0; index < count; index += 1) {
      const [px, py] = spot(random, x, y, reach * 0.85);
      out += `<g transform="translate(${fixed(px)} ${fixed(py)}) rotate(${fixed(random() * 360)})" fill="${index % 3 ? color : lighten(color, 0.28)}"><circle cx="-7" cy="0" r="7.5"/><circle cx="7" cy="0" r="7.5"/><circle cy="-9" r="8"/><path d="M-1.6 0h3.2v15h-3.2z"/></g>`;
    }
    return out;
  },
  ginger(x, y, reach, random, { count = 12, color = '#f6dc9b' } = {}) {
    let out = '';
    for (let index = 0; index < count; index += 1) {
      const [px, py] = spot(random, x, y, reach * 0.55);
      const turn = random() * Math.PI;
      out += `<path d="M${fixed(px)} ${fixed(py)}l${fixed(Math.cos(turn) * 46)} ${fixed(Math.sin(turn) * 46)}" stroke="${index % 2 ? color : darken(color, 0.12)}" stroke-width="8" stroke-linecap="round"/>`;
    }
    return out;
  },
  swirl(x, y, reach, _random, { color = '#fff6e6' } = {}) {
    return `<path d="M${fixed(x - reach * 0.5)} ${fixed(y + 12)}c${fixed(reach * 0.1)} ${fixed(-reach * 0.62)} ${fixed(reach * 0.85)} ${fixed(-reach * 0.5)} ${fixed(reach * 0.86)} ${fixed(-reach * 0.02)}c0 ${fixed(reach * 0.46)} ${fixed(-reach * 0.62)} ${fixed(reach * 0.44)} ${fixed(-reach * 0.6)} ${fixed(reach * 0.04)}c0 ${fixed(-reach * 0.22)} ${fixed(reach * 0.36)} ${fixed(-reach * 0.2)} ${fixed(reach * 0.32)} ${fixed(reach * 0.03)}" fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round" opacity=".92"/>`;
  },
  nuts(x, y, reach, random, { count = 14, color = '#8fb44a' } = {}) {
    let out = '';
    for (let index = 0; index < count; index += 1) {
      const [px, py] = spot(random, x, y, reach * 0.72);
      out += `<ellipse cx="${fixed(px)}" cy="${fixed(py)}" rx="15" ry="6.5" fill="${index % 2 ? color : '#f3dcae'}" stroke="#7c5a26" stroke-width="1.5" transform="rotate(${fixed(random() * 180)} ${fixed(px)} ${fixed(py)})"/>`;
    }
    return out;
  },
  fries(x, y, reach, random, { count = 26, color = '#f6bf45' } = {}) {
    let out = '';
    for (let index = 0; index < count; index += 1) {
      const [px, py] = spot(random, x, y, reach * 0.6);
      const turn = between(random, -60, 60);
      out += `<g transform="translate(${fixed(px)} ${fixed(py)}) rotate(${fixed(turn)})"><rect x="-13" y="-78" width="28" height="160" rx="7" fill="#7c4a12" opacity=".3"/><rect x="-14" y="-82" width="26" height="158" rx="6" fill="${index % 3 ? color : lighten(color, 0.22)}"/><rect x="-9" y="-76" width="6" height="146" rx="3" fill="#fff1bf" opacity=".7"/></g>`;
    }
    return out;
  },
  dip(x, y, reach, _random, { color = '#c8311c', dx = 0.62, dy = 0.5, size = 70 } = {}) {
    const [px, py] = [x + reach * dx, y + reach * dy];
    const fill = radial([
      [0, lighten(color, 0.25)],
      [0.8, color],
      [1, darken(color, 0.3)],
    ]);
    return `${fill.def}${drop(px, py, size)}<circle cx="${fixed(px)}" cy="${fixed(py)}" r="${size}" fill="#fffaf2"/><circle cx="${fixed(px)}" cy="${fixed(py)}" r="${fixed(size * 0.8)}" fill="${fill.paint}"/><path d="M${fixed(px - size * 0.5)} ${fixed(py - size * 0.2)}q${fixed(size * 0.2)} ${fixed(-size * 0.36)} ${fixed(size * 0.55)} ${fixed(-size * 0.36)}" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".5"/>`;
  },
  steam(x, y, reach) {
    const wisp = (dx) =>
      `<path d="M${fixed(x + dx)} ${fixed(y - reach * 0.5)}c-34 -44 34 -70 0 -118" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".55"/>`;
    return wisp(-70) + wisp(0) + wisp(70);
  },
  /** Fluent emoji as pieces: [name, dx, dy, size, turn], offsets as shares of the reach. */
  emoji(x, y, reach, _random, { list }) {
    return list
      .map(
        ([name, dx, dy, size, turn = 0]) =>
          `<ellipse cx="${fixed(x + dx * reach)}" cy="${fixed(y + dy * reach + size * 0.44)}" rx="${fixed(size * 0.38)}" ry="${fixed(size * 0.08)}" fill="#2a0f04" opacity=".22"/>${emoji(name, x + dx * reach, y + dy * reach, size, turn)}`,
      )
      .join('');
  },
};
