export { registerVoice } from './voice.routes.ts';
