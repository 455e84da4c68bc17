import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, MessageCircle, QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';

const QrCode = lazyPart(async () => ({ default: (await import('./qr-code.tsx')).QrCode }), {
  fallback: <Box sx={{ height: 240 }} />,
});

type Props = {
  readonly link: string;
  /** What the link opens, for the share sheet. */
  readonly title: string;
  /** What the rider reads before the link. */
  readonly text: string;
  readonly phone: string;
};

/** A rider's link to send, copy or scan, for those who have it open on the counter rather than in their inbox. */
export function RiderLink({ link, title, text, phone }: Props) {
  const [isCodeShown, setIsCodeShown] = useState(false);

  const share = async () => {
    try {
      await navigator.share({ title, text, url: link });
    } catch (error) {
      // Closing the sheet is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      pageToast.error('Sharing is not possible here: copy the link.');
    }
  };

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
        {hasShareSheet() && (
          <Button
            variant="outlined"
            startIcon={<Share2 size={18} aria-hidden />}
            onClick={() => void share()}
          >
            Share link
          </Button>
        )}
        <Button
          variant="outlined"
          href={whatsAppUrl(phone, `${text} ${link}`)}
          target="_blank"
          rel="noreferrer"
          startIcon={<MessageCircle size={18} aria-hidden />}
        >
          WhatsApp
        </Button>
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

const hasShareSheet = () => typeof navigator.share === 'function';

/** To the rider at once where the number tells its country; else WhatsApp asks to whom. */
function whatsAppUrl(phone: string, text: string): string {
  const number = phone.startsWith('+') ? phone.replace(/\D/g, '') : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
