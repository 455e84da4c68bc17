import { Button } from './button.tsx';

type Props = { readonly label: string; readonly isSending: boolean };

/** Says what it does while it does it, and cannot be pressed twice. */
export function SubmitButton({ label, isSending }: Props) {
  return (
    <Button type="submit" isLarge disabled={isSending}>
      {isSending ? 'Processing' : label}
    </Button>
  );
}
