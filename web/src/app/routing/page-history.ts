import { type Location, parsePath, type To, UNSAFE_createBrowserHistory } from 'react-router';
import { addressInLanguage, pageAtAddress } from '../../lib/language.ts';

/** The browser's history, in which pages have the same path in every language. */
export function createPageHistory(
  toAddress = addressInLanguage,
  toPage = pageAtAddress,
): ReturnType<typeof UNSAFE_createBrowserHistory> {
  const history = UNSAFE_createBrowserHistory();
  const addressOf = (to: To): To => {
    const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
    return pathname === undefined ? to : { ...rest, pathname: toAddress(pathname) };
  };
  const pageOf = (location: Location): Location => ({
    ...location,
    pathname: toPage(location.pathname),
  });
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return pageOf(history.location);
    },
    createHref: (to) => history.createHref(addressOf(to)),
    createURL: (to) => history.createURL(addressOf(to)),
    push: (to, state) => history.push(addressOf(to), state),
    replace: (to, state) => history.replace(addressOf(to), state),
    listen: (listener) =>
      history.listen((update) => listener({ ...update, location: pageOf(update.location) })),
  };
}
