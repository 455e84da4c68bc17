import IconButton from '@mui/material/IconButton';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { Maximize2, Minimize2, Printer, PrinterCheck, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWakeLock } from '../../../../lib/browser/use-wake-lock.ts';
import { TellKitchen } from '../../../accounts/index.ts';
import { useAutoPrint } from '../auto-print.ts';
import * as pageTexts from '../owner-orders.texts.tsx';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';
import { useMinutes } from './use-queue.ts';

type Props = {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  /** Of the kitchen. */
  readonly timeZone: string | undefined;
  /** The switch to the table. */
  readonly views: ReactNode;
};

/** Heading, search, what this device does by itself, and the tablet's full screen. */
export function QueueTools({ typed, onType, isFull, onFull, timeZone, views }: Props) {
  const [isSearching, setIsSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isOn: isPrinting, turn } = useAutoPrint();
  useSearchKey(() => {
    setIsSearching(true);
    field.current?.focus();
  });
  const endSearch = () => {
    onType('');
    setIsSearching(false);
  };
  return (
    <div className={styles.tools}>
      <h1 className={styles.title}>{pageTexts.orders}</h1>
      {views}
      <div className={styles.search} data-open={isSearching || typed !== '' || undefined}>
        <Search size={18} aria-hidden />
        <input
          ref={field}
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={typed}
          maxLength={100}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && endSearch()}
        />
        <IconButton aria-label={texts.closeSearch} onClick={endSearch} className={styles.endSearch}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <IconButton
        aria-label={texts.search}
        className={styles.openSearch}
        onClick={() => {
          setIsSearching(true);
          requestAnimationFrame(() => field.current?.focus());
        }}
      >
        <Search size={20} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={texts.printsByItself}
        aria-pressed={isPrinting}
        title={texts.printsByItself}
        onClick={turn}
      >
        {isPrinting ? <PrinterCheck size={20} aria-hidden /> : <Printer size={20} aria-hidden />}
      </IconButton>
      <TellKitchen />
      <FullScreenButton isFull={isFull} onFull={onFull} />
      {isFull && <Clock timeZone={timeZone} />}
    </div>
  );
}

/** The page over everything else of the window, on a screen that stays awake; the browser's own full screen where it allows it. */
function FullScreenButton({ isFull, onFull }: Pick<Props, 'isFull' | 'onFull'>) {
  useWakeLock(isFull);
  const left = useEffectEvent(() => !document.fullscreenElement && onFull(false));
  useEffect(() => {
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, []);
  const turn = () => {
    const isEntering = !isFull;
    onFull(isEntering);
    if (isEntering) void document.documentElement.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen();
  };
  return (
    <IconButton
      aria-label={isFull ? texts.endFullScreen : texts.fullScreen}
      title={`${isFull ? texts.endFullScreen : texts.fullScreen}. ${texts.keys}`}
      className={styles.full}
      onClick={turn}
    >
      {isFull ? <Minimize2 size={20} aria-hidden /> : <Maximize2 size={20} aria-hidden />}
    </IconButton>
  );
}

const Clock = ({ timeZone }: Pick<Props, 'timeZone'>) => (
  <strong className={styles.clock}>{clockTime(useMinutes(), timeZone)}</strong>
);

/** "/" goes to the search, as in many places. */
function useSearchKey(open: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (key !== '/' || (target instanceof Element && target.closest('input, textarea'))) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
