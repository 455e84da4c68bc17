import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths.ts';

export function VisitorLinks() {
  return (
    <>
      <Button component={Link} to={PATHS.login} variant="text">
        Login
      </Button>
      <Button component={Link} to={PATHS.register} variant="contained">
        Register
      </Button>
    </>
  );
}
