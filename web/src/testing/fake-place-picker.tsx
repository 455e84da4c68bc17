/** Leaflet needs a layout, which jsdom has not; the browser stories use the real map. */
export const PlacePicker = () => <div>the map</div>;
