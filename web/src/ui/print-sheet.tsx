import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

const CLASS = 'print-sheet';

type Props = {
  /** Of the paper: a roll in a kitchen, a page at home. */
  readonly maxWidth: string;
  readonly children: ReactNode;
};

/** Only on paper: beside the app in the document, so that printing can leave the whole app out. */
export function PrintSheet({ maxWidth, children }: Props) {
  if (!useIsPrinting()) return null;
  return createPortal(
    <>
      <GlobalStyles styles={sheetStyles} />
      <div className={CLASS} style={{ maxWidth }}>
        {children}
      </div>
    </>,
    document.body,
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the listener is done.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

const sheetStyles = {
  '@media screen': { [`.${CLASS}`]: { display: 'none' } },
  '@media print': {
    [`body > *:not(.${CLASS})`]: { display: 'none !important' },
    // Ink on paper, also where the screen is dark.
    'html, body': { background: '#fff', color: '#000', colorScheme: 'light' },
    [`.${CLASS}`]: {
      fontSize: '12pt',
      overflowWrap: 'anywhere',
      '& h1': { margin: 0, fontSize: '16pt' },
      '& ol': { margin: 0, padding: '8px 0', borderBlock: '1px dashed #000', listStyle: 'none' },
      '& li': { padding: '4px 0', breakInside: 'avoid' },
      '& li strong': { fontSize: '14pt' },
      '& dl': { margin: '8px 0' },
      '& dl > div, & li > p': { display: 'flex', justifyContent: 'space-between', gap: 16, margin: 0 },
      '& dd': { margin: 0, whiteSpace: 'nowrap' },
    },
  },
} as const;
