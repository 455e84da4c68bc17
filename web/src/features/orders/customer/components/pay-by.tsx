import Box from '@mui/material/Box';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatKitchenMoment, formatMoment } from '../../../../ui/format/format-moment.ts';
import { refetchOrders } from '../api.ts';
import * as texts from '../customer-orders.texts.tsx';

/** The server cancels once a minute: after the deadline it is asked until it has. */
const ASK_AGAIN_MS = 15_000;

type Props = { readonly until: string; readonly timeZone: string };

/** Above the order and at its checkout. */
export function PayByNotice({ until, timeZone }: Props) {
  const isOver = useDeadline(until);
  return (
    <Box sx={noticeStyles}>
      <Clock size={20} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <span>{isOver ? texts.timeIsOver : texts.pleasePayBy(formatMoment(until, timeZone))}</span>
    </Box>
  );
}

/** In a row of the list, which names the zone. */
export function PayByLine({ until, timeZone }: Props) {
  const isOver = useDeadline(until);
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
      {isOver ? texts.beingCanceled : texts.payBy(formatKitchenMoment(until, timeZone))}
    </Box>
  );
}

const noticeStyles = {
  display: 'flex',
  gap: 1.5,
  p: '12px 16px',
  borderRadius: '14px',
  color: 'status.waiting.text',
  bgcolor: 'status.waiting.tint',
  fontWeight: 500,
} as const;

/** Whether the time has passed; from then on the orders are asked for again. */
function useDeadline(until: string): boolean {
  const dispatch = useDispatch();
  const [isOver, setIsOver] = useState(() => Date.parse(until) <= Date.now());
  useEffect(() => {
    const left = Date.parse(until) - Date.now();
    setIsOver(left <= 0);
    const timer = window.setTimeout(() => setIsOver(true), Math.max(left, 0));
    return () => window.clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (!isOver) return undefined;
    dispatch(refetchOrders());
    const timer = window.setInterval(() => dispatch(refetchOrders()), ASK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [isOver, dispatch]);
  return isOver;
}
