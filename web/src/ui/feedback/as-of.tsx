import { clockTime } from '@nearbite/domain/times/opening-text';
import { CloudOff } from 'lucide-react';
import { type Read, useKeptAt } from '../../lib/net/kept-ages.ts';
import { formatDateTime } from '../format/format-date.ts';
import * as texts from '../ui.texts.ts';
import styles from './as-of.module.css';

/** Above what is shown from the phone, since nothing came from the server: how old it is. */
export function AsOf({ query }: { readonly query: Read }) {
  const keptAt = useKeptAt(query);
  if (keptAt === undefined) return null;
  const at = new Date(keptAt);
  const isToday = at.toDateString() === new Date().toDateString();
  return (
    <p role="status" className={styles.line}>
      <CloudOff size={16} aria-hidden />
      {texts.asOf(isToday ? clockTime(at) : formatDateTime(at.toISOString()))}
    </p>
  );
}
