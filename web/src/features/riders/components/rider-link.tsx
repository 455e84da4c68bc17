import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, MessageCircle, QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import * as texts from '../riders.texts.tsx';

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
      pageToast.error(texts.noSharing);
    }
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      pageToast.success(texts.linkCopied);
    } catch {
      // Plain http has no clipboard; the text below can still be selected.
      pageToast.error(texts.noCopying);
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
            {texts.shareLink}
          </Button>
        )}
        <Button
          variant="outlined"
          href={whatsAppUrl(phone, `${text} ${link}`)}
          target="_blank"
          rel="noreferrer"
          startIcon={<MessageCircle size={18} aria-hidden />}
        >
          {texts.whatsApp}
        </Button>
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
        <Button
          variant="outlined"
          startIcon={<QrIcon size={18} aria-hidden />}
          aria-expanded={isCodeShown}
          onClick={() => setIsCodeShown(!isCodeShown)}
        >
          {isCodeShown ? texts.hideCode : texts.showCode}
        </Button>
      </Box>
      {isCodeShown && (
        <>
          <QrCode text={link} label={texts.codeOfLink} />
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
