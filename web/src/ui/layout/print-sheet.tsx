import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

const CLASS = 'print-sheet';
const MM_PER_PX = 25.4 / 96;

type Roll = { readonly widthMm: number; readonly marginMm: number };

type Props = {
  /** A roll is cut where the sheet ends; without one it is a page of the printer's own size. */
  readonly roll?: Roll;
  readonly children: ReactNode;
};

/** Only on paper: beside the app in the document, so that printing can leave the whole app out. */
export function PrintSheet(props: Props) {
  return useIsPrinting() ? createPortal(<Sheet {...props} />, document.body) : null;
}

function Sheet({ roll, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [heightMm, setHeightMm] = useState<number>();
  // The browser asks for the paper's size before it lays the sheet out on it.
  useLayoutEffect(() => setHeightMm(Math.ceil((sheet.current?.offsetHeight ?? 0) * MM_PER_PX) + 1), []);
  return (
    <>
      <GlobalStyles styles={sheetStyles} />
      {roll && heightMm !== undefined && (
        <GlobalStyles styles={{ '@page': { size: `${roll.widthMm}mm ${heightMm}mm`, margin: 0 } }} />
      )}
      <div
        ref={sheet}
        className={CLASS}
        style={
          roll ? { width: `${roll.widthMm}mm`, padding: `4mm ${roll.marginMm}mm` } : { maxWidth: '140mm' }
        }
      >
        {children}
      </div>
    </>
  );
}

/** Those on the page; the one that came last is printed. */
const sheets: symbol[] = [];

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const own = Symbol('sheet');
    sheets.push(own);
    // The browser takes the page as it is when the listener is done.
    const begin = () => {
      if (sheets.at(-1) === own) flushSync(() => setIsPrinting(true));
    };
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      sheets.splice(sheets.indexOf(own), 1);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

const sheetStyles = {
  // Laid out on the screen too, where it is measured.
  '@media screen': { [`.${CLASS}`]: { position: 'absolute', top: 0, visibility: 'hidden' } },
  '@media print': {
    [`body > *:not(.${CLASS})`]: { display: 'none !important' },
    // Ink on paper, also where the screen is dark.
    'html, body': { background: '#fff', color: '#000', colorScheme: 'light', minHeight: 0 },
  },
  [`.${CLASS}`]: {
    boxSizing: 'border-box',
    color: '#000',
    fontSize: '12pt',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '& h1': { margin: 0, fontSize: '16pt' },
    '& h1[data-large]': { fontSize: '44pt', lineHeight: 1, letterSpacing: '-0.03em' },
    '& h2': { margin: '4px 0', fontSize: '15pt' },
    '& ol': { margin: 0, padding: '8px 0', borderBlock: '1px dashed #000', listStyle: 'none' },
    '& li': { padding: '4px 0', breakInside: 'avoid' },
    '& li strong': { fontSize: '16pt' },
    '& li > div': { fontSize: '14pt' },
    '& blockquote': {
      margin: '4px 0',
      padding: '4px',
      border: '2px solid #000',
      fontSize: '17pt',
      fontWeight: 700,
    },
    '& dl': { margin: '8px 0' },
    '& dl > div, & li > p': { display: 'flex', justifyContent: 'space-between', gap: 16, margin: 0 },
    '& dd': { margin: 0, whiteSpace: 'nowrap' },
  },
} as const;
