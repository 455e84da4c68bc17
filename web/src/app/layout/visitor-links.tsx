import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { Link } from 'react-router';

export function VisitorLinks() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, ml: 'auto' }}>
      <Button component={Link} to={PATHS.login} variant="text">
        Login
      </Button>
      <Button component={Link} to={PATHS.register} variant="contained">
        Register
      </Button>
    </Box>
  );
}
