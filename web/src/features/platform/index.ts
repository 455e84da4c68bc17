export { ContactLinks } from './components/contact-links.tsx';
export { useConfigQuery } from './config.api.ts';
export { TileUrlProvider } from './tile-url-provider.tsx';
