export const map = 'Google Map';
export const noneOnMap = 'No restaurant is in this part of the map.';
export const onMap = (count: number) =>
  count === 1
    ? '1 restaurant is in this part of the map.'
    : `${count} restaurants are in this part of the map.`;
export const bestOnMap = (shown: number, total: number) =>
  `The ${shown} best rated of ${total} restaurants here are shown. Zoom in to see the others.`;
