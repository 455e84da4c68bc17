import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

type Props = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly count: number;
  /** With the count in words. */
  readonly name: string;
};

export function CountedIconLink({ to, icon: Icon, count, name }: Props) {
  return (
    <IconButton component={Link} to={to} aria-label={name}>
      <Badge
        badgeContent={count}
        color="secondary"
        slotProps={{ badge: { 'aria-hidden': true } }}
        sx={{ '& .MuiBadge-badge': { top: -8, right: -8, fontWeight: 750 } }}
      >
        <Icon size={20} aria-hidden />
      </Badge>
    </IconButton>
  );
}
