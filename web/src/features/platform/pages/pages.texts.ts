export const contactPage = 'Contact Page';
export const askUs =
  'A question about an order, a dish that made your day, or a restaurant you would like to see here: we are glad to hear from you. Please have your order number at hand if your message is about an order.';
export const weAnswer = (product: string) =>
  `The people of ${product} answer as soon as they can, usually within one working day.`;
export const terms = 'Terms';
export const theTerms = 'the terms';
export const lastChanged = (date: string) => `Last changed ${date}`;
