import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const ROWS = 'tr, li, article';
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';
const OVERLAY = '.MuiModal-root, dialog';

/** Where a control stands: the how-many-eth of which cell in which row of a list. */
type Place = {
  readonly control: HTMLElement;
  readonly list: Element | null;
  readonly row: number;
  readonly column: string | undefined;
  readonly index: number;
};

/**
 * Finds the keyboard a new place when what had the focus is gone: a deleted row leaves it to the row that took its
 * place, the last row to the page's heading. Returns the ref of the area it watches.
 */
export function useFocusKeeper<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page nothing is worth remembering
  useEffect(() => {
    const watched = area.current;
    if (!watched) return;
    let place: Place | undefined;

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (watched.contains(target)) place = placeOf(target);
      else if (target.closest(OVERLAY) === null) place = undefined;
    };
    // A press on an empty spot gives the focus up on purpose.
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(OVERLAY) === null) place = undefined;
    };
    const onChange = () => {
      if (!place) return;
      if (place.control.isConnected) place = placeOf(place.control);
      if (document.activeElement !== document.body) return;
      (place.control.isConnected ? place.control : (successorOf(place) ?? headingOf(watched)))?.focus();
    };

    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    const observer = new MutationObserver(onChange);
    observer.observe(watched, { childList: true, subtree: true });
    // Dialogs stand there; one that closes leaves the focus to a control that may be gone by then.
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
      observer.disconnect();
    };
  }, [pathname]);

  return area;
}

function placeOf(control: HTMLElement): Place {
  const row = control.closest(ROWS);
  const cell = control.closest<HTMLElement>('td') ?? row;
  const list = row?.parentElement ?? null;
  return {
    control,
    list,
    row: row && list ? [...list.children].indexOf(row) : 0,
    column: control.closest('td')?.dataset.heading,
    index: cell ? controlsIn(cell).indexOf(control) : 0,
  };
}

/** In the same row, else in those after it, else in those before it, nearest first. */
function successorOf({ list, row, column, index }: Place): HTMLElement | undefined {
  if (!list?.isConnected) return undefined;
  const rows = [...list.children];
  for (const candidate of [...rows.slice(row), ...rows.slice(0, row).toReversed()]) {
    const cells = [...candidate.querySelectorAll<HTMLElement>('td')];
    const controls = controlsIn(cells.find(({ dataset }) => dataset.heading === column) ?? candidate);
    const control = controls[index] ?? controls.at(-1);
    if (control) return control;
  }
  return undefined;
}

const controlsIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled'),
  );

function headingOf(area: HTMLElement): HTMLElement | null {
  const heading = area.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
