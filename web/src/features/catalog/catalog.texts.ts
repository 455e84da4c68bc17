// Home.
export const welcome = (product: string) => `Welcome to ${product}`;
export const smarterWay = 'A smarter way to order your favorite meals from local restaurants nearby.';
export const helpsYou = (product: string) =>
  `${product} helps you discover, order and enjoy food, fresh and fast.`;
export const getStarted = 'Get Started';
export const heroPicture = 'A table set with freshly cooked dishes';
export const categories = 'Categories';
export const theCategories = 'the categories';
export const forYou = 'For you';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const suggestionsAreOff = 'Suggestions for you are off.';
export const theSuggestions = 'the suggestions';
export const nothingSuits = 'Nothing that is open right now suits the moment. Come back at meal time.';
export const nearbyRestaurants = 'Nearby Restaurants';
export const withinReach = (km: number) => `Within ${km} km`;
export const theRestaurants = 'the restaurants';
export const loadingRestaurants = 'Loading restaurants';
export const noRestaurants = 'No restaurants yet.';
export const firstAreComing = 'The first ones are being let in. Please come back soon.';
export const noneWithinReach = (km: number) =>
  `No restaurant is within ${km} km of you yet. These are the closest.`;
export const choosePlace = 'Choose a place';
export const seeOnMap = 'See them on the map';
export const nearLastPlace = 'These are near the place you were at last.';
export const placeUnknown = 'We do not know where you are. Choose a place to see what is near.';

// Where the person is.
export const yourPlace = 'Your place:';
export const chooseYourPlace = 'Choose your place';
export const whereToLook = 'Where should we look?';
export const deviceTellsNothing = 'Your browser does not tell where you are. Choose another way here.';
export const cancel = 'Cancel';
export const chosenOnMap = 'Chosen on the map';
export const usePlace = 'Use this place';
export const usePosition = 'Use my position';
export const setPin = 'Set a pin on the map';
export const savedAddresses = 'Saved addresses';
export const addressWithoutPin = 'An address without a pin cannot be used here.';
export const setItsPin = 'Set its pin in your settings';

// Cards, a restaurant and its menu.
export const tastyMeals = 'Tasty meals waiting for you!';
export const away = (distance: string) => `${distance} away`;
export const isNew = 'New';
export const soldOut = 'Sold out';
export const inStock = 'In stock';
export const served = (from: string) => `Served ${from}`;
export const orderForThen = 'You can put it in your cart now.';
export const price = (amount: string) => `Price: ${amount}`;
export const dishCount = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'}`;
export const restaurantFailed = 'The restaurant could not be loaded.';
export const loadingRestaurant = 'Loading the restaurant';
export const menuFailed = 'The menu could not be loaded.';
export const loadingDishes = 'Loading dishes';
export const restaurant = 'Restaurant';
export const emptyMenu = 'Nothing on the menu yet.';
export const emptyMenuText = 'This restaurant has not put up its dishes. Please come back soon.';
export const openNow = 'Open now';
export const nothingIsOpen = 'Nothing is open right now.';
export const closedNow = 'Closed now';
export const menuComingSoon = 'Menu coming soon';
export const doNotDeliverHere = 'Do not deliver here';
export const doesNotDeliverHere = 'Does not deliver here';
export const openingAndDelivery = 'Opening and delivery';
export const open = 'Open';
export const pickUp = 'Pick-up';
export const cash = 'Cash';
export const aboutMinutes = (minutes: number) => `about ${minutes} min`;
export const delivery = (fee: string) => `Delivery ${fee}`;
export const deliveryHere = (fee: string) => `Delivery here ${fee}`;
export const fromFee = (fee: string) => `from ${fee}`;
export const freeDelivery = 'Free delivery';
export const minimum = (amount: string) => `Minimum ${amount}`;
export const openingHours = 'Opening hours';
export const today = (hours: string) => `today ${hours}`;
export const allDay = 'all day';
export const closed = 'closed';
export const aboutRestaurant = (name: string) => `About ${name}: hours, phone, map, minimum and fee`;
export const closeDetails = 'Close';
export const phone = 'Phone';
export const address = 'Address';
export const onMap = 'Show on the map';
export const minimumOrder = 'Minimum order';
export const none = 'none';
export const deliveryFee = 'Delivery fee';
export const feeUntil = (fee: string, from: string) => `${fee}, free from ${from}`;

// The map.
export const mapOfRestaurants = 'Map of the restaurants';
export const mapFailed = 'The map could not be loaded.';

// A dish.
export const dishFailed = 'The dish could not be loaded.';
export const loadingDish = 'Loading the dish';
export const portionSize = 'Portion size';
export const noPortionSize = 'No portion size';
export const spiceLevel = 'Spice level';
export const noSpiceLevel = 'No spice level';
export const pictures = 'Pictures';
export const showPicture = (number: number, total: number) => `Show picture ${number} of ${total}`;
export const aboutDish = 'About the dish';
export const specifications = 'Specifications';
export const category = 'Category';
export const review = 'Review';
export const seeMenu = 'See the whole menu';
export const questions = 'Questions and Answers';
export const withBread = 'Is this dish served with bread?';
export const breadIsSeparate = 'Bread is ordered separately.';
export const canBeMilder = 'Can it be made milder?';
export const chooseLowerSpice = 'Choose a lower spice level where the dish offers one.';
