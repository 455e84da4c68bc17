import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { Link as RouterLink } from 'react-router';
import { ContactLinks } from '../../features/platform/index.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  return (
    <Box component="footer" sx={{ mt: 'auto', pt: 10 }}>
      <Box sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <PageContainer
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 1fr' },
            gap: { xs: 4, md: 6 },
            py: { xs: 5, md: 6 },
          }}
        >
          <div>
            <Logo />
            <Typography variant="body2" sx={{ mt: 1.5, maxWidth: 420, color: 'text.secondary' }}>
              {PRODUCT_NAME} is a food ordering project for local restaurants to offer online ordering and
              delivery.
            </Typography>
          </div>
          <section aria-labelledby="footer-contact">
            <FooterHeading id="footer-contact">Contact</FooterHeading>
            <ContactLinks />
          </section>
          <section aria-labelledby="footer-follow">
            <FooterHeading id="footer-follow">Follow us</FooterHeading>
            <SocialLinks />
          </section>
        </PageContainer>
        <PageContainer
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 1,
            pb: 3,
            fontSize: '0.875rem',
            color: 'text.secondary',
          }}
        >
          <span>© 2025 {PRODUCT_NAME}</span>
          <Link component={RouterLink} to={PATHS.contact} color="inherit">
            Contact page
          </Link>
        </PageContainer>
      </Box>
    </Box>
  );
}

function FooterHeading({ id, children }: { id: string; children: string }) {
  return (
    <Typography id={id} component="h2" variant="h4" sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}
