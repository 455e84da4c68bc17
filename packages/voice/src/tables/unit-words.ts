/** Containers and helpings: they carry no size of their own unless a dish sells itself by that name. */
export const unitWords: ReadonlySet<string> = new Set(
  `plate platter glass bottle bowl cup can tin piece pc pcs portion serving order slice scoop stick box pack packet
   bucket basket tray dish jug mug pitcher tub bag set round helping size sized quantity number wali plat
   peace peice thali handful shot item wedge skewer seekh rack pot carton adad side`.split(/\s+/),
);

/** Words of measure with their dimension and how many base units one of them is. */
export const measureWords: ReadonlyMap<string, { readonly dimension: string; readonly factor: number }> =
  new Map(
    Object.entries({
      kg: { dimension: 'gram', factor: 1000 },
      kilo: { dimension: 'gram', factor: 1000 },
      kilogram: { dimension: 'gram', factor: 1000 },
      kilogramme: { dimension: 'gram', factor: 1000 },
      g: { dimension: 'gram', factor: 1 },
      gm: { dimension: 'gram', factor: 1 },
      gram: { dimension: 'gram', factor: 1 },
      gramme: { dimension: 'gram', factor: 1 },
      pao: { dimension: 'gram', factor: 250 },
      l: { dimension: 'millilitre', factor: 1000 },
      ltr: { dimension: 'millilitre', factor: 1000 },
      litre: { dimension: 'millilitre', factor: 1000 },
      liter: { dimension: 'millilitre', factor: 1000 },
      leter: { dimension: 'millilitre', factor: 1000 },
      ml: { dimension: 'millilitre', factor: 1 },
      millilitre: { dimension: 'millilitre', factor: 1 },
      milliliter: { dimension: 'millilitre', factor: 1 },
      oz: { dimension: 'ounce', factor: 1 },
      ounce: { dimension: 'ounce', factor: 1 },
      inch: { dimension: 'inch', factor: 1 },
      inche: { dimension: 'inch', factor: 1 },
      piece: { dimension: 'piece', factor: 1 },
      pc: { dimension: 'piece', factor: 1 },
      pcs: { dimension: 'piece', factor: 1 },
      peace: { dimension: 'piece', factor: 1 },
      count: { dimension: 'piece', factor: 1 },
      pound: { dimension: 'pound', factor: 1 },
      lb: { dimension: 'pound', factor: 1 },
      pounder: { dimension: 'pound', factor: 1 },
      scoop: { dimension: 'scoop', factor: 1 },
      slice: { dimension: 'slice', factor: 1 },
      stick: { dimension: 'stick', factor: 1 },
      skewer: { dimension: 'stick', factor: 1 },
      person: { dimension: 'person', factor: 1 },
      people: { dimension: 'person', factor: 1 },
    }),
  );
