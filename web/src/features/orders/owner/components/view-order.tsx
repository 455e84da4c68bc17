import IconButton from '@mui/material/IconButton';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';

export const ViewOrder = ({ oid }: { readonly oid: string }) => (
  <IconButton component={Link} to={restaurantOrderPath(oid)} aria-label={`View order ${oid}`}>
    <Eye size={18} aria-hidden />
  </IconButton>
);
