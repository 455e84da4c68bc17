import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Mail, Phone } from 'lucide-react';
import { RetryLine } from '../../../ui/retry-line.tsx';
import { useConfigQuery } from '../config.api.ts';

/** The contact email and phone of this installation. */
export function ContactLinks() {
  const { data, isError, refetch } = useConfigQuery();
  if (isError && !data) return <RetryLine text="Our contacts could not be loaded." onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" width={190} height={72} />;

  const contacts = [
    { icon: Mail, text: data.contact_email, href: `mailto:${data.contact_email}` },
    { icon: Phone, text: data.contact_phone, href: `tel:${data.contact_phone.replace(/[^+\d]/g, '')}` },
  ];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contacts.map(({ icon: Icon, text, href }) => (
        <li key={href}>
          <Link
            href={href}
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 36 }}
          >
            <Icon size={18} aria-hidden />
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}
