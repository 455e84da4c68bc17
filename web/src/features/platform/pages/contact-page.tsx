import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { ContactLinks } from '../components/contact-links.tsx';

export default function ContactPage() {
  return (
    <Box sx={{ maxWidth: 680, py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        Contact Page
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        A question about an order, a dish that made your day, or a restaurant you would like to see here: we
        are glad to hear from you. Please have your order number at hand if your message is about an order.
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        The people of {PRODUCT_NAME} answer as soon as they can, usually within one working day.
      </Typography>
      <ContactLinks />
    </Box>
  );
}
