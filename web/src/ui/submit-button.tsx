import { whileIdle } from '../lib/busy.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.tsx';
import { Button } from './button.tsx';

type Props = { readonly label: string; readonly isSending: boolean };

/** Says what it does while it does it, and cannot be pressed twice, nor before the scripts are there to send the form. */
export function SubmitButton({ label, isSending }: Props) {
  const isHydrating = useIsHydrating();
  return (
    <Button type="submit" isLarge disabled={isHydrating} {...whileIdle(isSending)}>
      {isSending ? 'Processing' : label}
    </Button>
  );
}
