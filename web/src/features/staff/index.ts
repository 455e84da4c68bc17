export { LeftWorkplace } from './components/left-workplace.tsx';
export { WorkplaceSwitch } from './components/workplace-switch.tsx';
export { findLastWorkplace, useLeftWorkplace } from './use-left-workplace.ts';
