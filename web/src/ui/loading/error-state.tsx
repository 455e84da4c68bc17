import { CloudOff } from 'lucide-react';
import { Button } from '../form/button.tsx';
import * as texts from '../ui.texts.ts';
import { StateMessage } from './state-message.tsx';

type Props = { readonly title: string; readonly text?: string; readonly onRetry: () => void };

/** Something could not be loaded; trying again may help. */
export function ErrorState({ title, text, onRetry }: Props) {
  return (
    <div role="alert">
      <StateMessage
        icon={CloudOff}
        title={title}
        {...(text !== undefined && { text })}
        action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
      />
    </div>
  );
}
