import { MessageAlert } from '../../../ui/message-alert.tsx';
import type { WatchTrouble } from '../use-position-watch.ts';

const TEXTS: Readonly<Record<Exclude<WatchTrouble, 'searching'>, string>> = {
  denied:
    'This page may not see your location. Tap the lock beside the address, allow Location, and sending starts by itself.',
  unsupported:
    'This browser cannot tell your location here. Open the link in another browser, over a secure (https) address.',
  unavailable: 'Your location cannot be found right now. Go outside or switch on GPS; we keep trying.',
};

export function PositionTrouble({ trouble }: { readonly trouble: WatchTrouble | undefined }) {
  if (trouble === undefined || trouble === 'searching') return null;
  return (
    <MessageAlert tone="bad" isHint>
      {TEXTS[trouble]}
    </MessageAlert>
  );
}
