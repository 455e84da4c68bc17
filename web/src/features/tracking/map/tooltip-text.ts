/** Leaflet takes text for HTML, and names are whatever people typed. */
export function tooltipText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
