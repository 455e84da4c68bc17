import Box from '@mui/material/Box';
import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { Utensils } from 'lucide-react';
import { Link } from 'react-router';

export function Logo() {
  return (
    <Box
      component={Link}
      to={PATHS.home}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        flex: 'none',
        borderRadius: '12px',
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: '1.375rem',
        fontWeight: 800,
        letterSpacing: '-0.03em',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 34,
          height: 34,
          borderRadius: '11px',
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        <Utensils size={19} />
      </Box>
      {PRODUCT_NAME}
    </Box>
  );
}
