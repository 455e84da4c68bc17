import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { pageToast } from '../../../lib/toasts.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const QrCode = lazyPart(async () => ({ default: (await import('./qr-code.tsx')).QrCode }), {
  fallback: <Box sx={{ height: 240 }} />,
});

/** The link the rider was mailed, for those who have it open on the counter rather than in their inbox. */
export function RiderLink({ link }: { readonly link: string }) {
  const [isCodeShown, setIsCodeShown] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      pageToast.success('Link copied');
    } catch {
      // Plain http has no clipboard; the text below can still be selected.
      pageToast.error('Copying is not possible here: select the link below.');
      setIsCodeShown(true);
    }
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          Copy link
        </Button>
        <Button
          variant="outlined"
          startIcon={<QrIcon size={18} aria-hidden />}
          aria-expanded={isCodeShown}
          onClick={() => setIsCodeShown(!isCodeShown)}
        >
          {isCodeShown ? 'Hide QR code' : 'Show QR code'}
        </Button>
      </Box>
      {isCodeShown && (
        <>
          <QrCode text={link} label="QR code of the rider's link" />
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: '0.875rem',
              overflowWrap: 'anywhere',
              userSelect: 'all',
            }}
          >
            {link}
          </Box>
        </>
      )}
    </Box>
  );
}
