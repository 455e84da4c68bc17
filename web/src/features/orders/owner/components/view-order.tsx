import IconButton from '@mui/material/IconButton';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import * as texts from '../owner-orders.texts.tsx';

export const ViewOrder = ({ oid }: { readonly oid: string }) => (
  <IconButton component={Link} to={restaurantOrderPath(oid)} aria-label={texts.viewOrder(oid)}>
    <Eye size={18} aria-hidden />
  </IconButton>
);
