import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { Link } from 'react-router';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { useSession } from '../../accounts/index.ts';

export function Hero() {
  const { role } = useSession();
  return (
    <Box
      component="section"
      aria-labelledby="hero-heading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 3, md: 8 },
        pt: { xs: 3, md: 6.5 },
        pb: { xs: 2, md: 5 },
      }}
    >
      <div>
        <Typography id="hero-heading" variant="h1" sx={{ mb: 2 }}>
          Welcome to {PRODUCT_NAME}
        </Typography>
        <Box
          sx={{
            color: 'text.secondary',
            fontSize: { xs: '1.125rem', md: '1.1875rem' },
            '& p': { m: 0, mb: 1 },
          }}
        >
          <p>A smarter way to order your favorite meals from local restaurants nearby.</p>
          <p>{PRODUCT_NAME} helps you discover, order and enjoy food, fresh and fast.</p>
        </Box>
        {role === 'visitor' && (
          <Button component={Link} to={PATHS.register} variant="contained" size="large" sx={{ mt: 2 }}>
            Get Started
          </Button>
        )}
      </div>
      <Box
        sx={{
          overflow: 'hidden',
          borderRadius: RADIUS.hero,
          boxShadow: '0 40px 60px -40px rgb(120 50 20 / 0.45)',
        }}
      >
        <FoodPicture
          image="/hero.webp"
          alt="A table set with freshly cooked dishes"
          sizes="(min-width: 900px) 580px, 100vw"
          isUrgent
          ratio="10 / 7"
        />
      </Box>
    </Box>
  );
}
