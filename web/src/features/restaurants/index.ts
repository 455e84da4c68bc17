export { SuspensionNotice } from './components/suspension-notice.tsx';
