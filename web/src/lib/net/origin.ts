/** The site's own address; the server that renders a page needs only something that can be parsed. */
export const ORIGIN = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;
