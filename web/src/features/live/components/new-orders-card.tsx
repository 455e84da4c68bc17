import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { restaurantOrderPath } from '../../../config/paths.ts';
import { RADIUS } from '../../../ui/theme.ts';

type Props = { readonly waiting: readonly string[]; readonly onDismiss: () => void };

export function NewOrdersCard({ waiting, onDismiss }: Props) {
  const [newest] = waiting;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        pl: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: RADIUS.card,
        bgcolor: 'background.paper',
        boxShadow: '0 18px 40px -18px rgb(74 40 20 / 0.5)',
      }}
    >
      <strong>{waiting.length === 1 ? 'New order' : `${waiting.length} new orders`}</strong>
      {newest !== undefined && (
        <Button component={RouterLink} to={restaurantOrderPath(newest)} variant="contained">
          {waiting.length === 1 ? 'Open' : 'Open newest'}
        </Button>
      )}
      <IconButton aria-label="Dismiss" onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
