export const chosenPlace = 'Chosen place';
export const deliveryPlace = 'Delivery place';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const mapContributors = 'contributors';
export const mapToChoose = 'Map to choose a place';
export const missingTiles = 'The map picture cannot be loaded right now. The pins still work.';
export const movable = (name: string) => `${name}: drag it, or move it with the arrow keys`;
