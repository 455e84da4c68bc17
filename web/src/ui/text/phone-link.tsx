import Link from '@mui/material/Link';
import { phoneHref } from '../../lib/browser/phone-href.ts';

/** A number to tap. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <Link href={phoneHref(number)}>
      <bdi dir="ltr">{number}</bdi>
    </Link>
  );
}
