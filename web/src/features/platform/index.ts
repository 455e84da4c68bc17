export { ContactLinks } from './components/contact-links.tsx';
export { configEndpoints, useConfigQuery } from './config.api.ts';
export { TileUrlProvider } from './tile-url-provider.tsx';
