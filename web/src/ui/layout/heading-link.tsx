import Button, { type ButtonProps } from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

type Props = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly variant?: ButtonProps['variant'];
  readonly children: string;
};

/** The way on that stands beside a page's heading. */
export function HeadingLink({ to, icon: Icon, variant = 'contained', children }: Props) {
  return (
    <Button component={Link} to={to} variant={variant} startIcon={<Icon size={18} aria-hidden />}>
      {children}
    </Button>
  );
}
