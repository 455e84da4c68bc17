import Link from '@mui/material/Link';

/** A number to tap; what people write between the digits is not dialled. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <Link href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</Link>;
}
