const SVG = 'http://www.w3.org/2000/svg';

/**
 * jsdom makes a declaration of styles with every element, which takes it three times as long as the element itself,
 * and few are ever asked for: here they are made then. With another jsdom this changes nothing.
 */
export function makeStylesLazy() {
  for (const element of [document.createElement('div'), document.createElementNS(SVG, 'g')]) {
    const prototype = findMaker(element);
    // Done for an earlier file of this worker.
    if (!prototype || Object.hasOwn(prototype, '_style')) continue;
    const make: unknown = Reflect.get(prototype, '_initElementCSSInlineStyle');
    if (typeof make !== 'function') continue;
    Object.defineProperties(prototype, {
      _initElementCSSInlineStyle: { value: () => undefined },
      _style: {
        get() {
          make.call(this);
          return this._style;
        },
        set(value: unknown) {
          Object.defineProperty(this, '_style', { value });
        },
      },
    });
  }
}

/** What jsdom keeps behind an element, under a symbol, is of a class that makes the declaration. */
function findMaker(element: Element): object | undefined {
  for (const symbol of Object.getOwnPropertySymbols(element)) {
    let at: unknown = Reflect.get(element, symbol);
    for (; typeof at === 'object' && at !== null; at = Object.getPrototypeOf(at)) {
      if (Object.hasOwn(at, '_initElementCSSInlineStyle')) return at;
    }
  }
  return undefined;
}
