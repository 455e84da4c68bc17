import Button from '@mui/material/Button';

type Props = { readonly label: string; readonly isSending: boolean };

/** Says what it does while it does it, and cannot be pressed twice. */
export function SubmitButton({ label, isSending }: Props) {
  return (
    <Button type="submit" variant="contained" size="large" disabled={isSending}>
      {isSending ? 'Processing' : label}
    </Button>
  );
}
