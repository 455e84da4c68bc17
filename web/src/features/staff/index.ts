export { WorkplaceSwitch } from './components/workplace-switch.tsx';
