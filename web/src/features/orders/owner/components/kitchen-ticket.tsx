import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { isSettled, paymentStatusLabel } from '@nearbite/contract/orders/statuses';
import { formatMoney } from '@nearbite/domain/money';
import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useStoredText, writeText } from '../../../../lib/browser/stored-text.ts';
import { chosenPortion, chosenSpice, labelOf, lineKey } from '../../../../ui/food/line-choices.ts';
import { formatKitchenDateTime } from '../../../../ui/format/format-moment.ts';
import { orderedTimeText, promiseText } from '../../../../ui/format/order-times.ts';
import { PrintSheet } from '../../../../ui/layout/print-sheet.tsx';
import * as texts from '../owner-orders.texts.tsx';
import { AllergyBox } from './allergy-box.tsx';

/** The usual rolls of ticket printers, which print on 72 and 48 mm of them. */
const ROLLS = [
  { widthMm: 80, marginMm: 4 },
  { widthMm: 58, marginMm: 5 },
] as const;
const PAPER_KEY = 'ticket_paper';

function useRoll() {
  const stored = Number(useStoredText(PAPER_KEY));
  return ROLLS.find(({ widthMm }) => widthMm === stored) ?? ROLLS[0];
}

type PrinterProps = { readonly part: OrderPart | undefined; readonly onDone: () => void };

/** Prints a ticket as soon as it is given one, on the paper this device prints on. */
export function TicketPrinter({ part, onDone }: PrinterProps) {
  const roll = useRoll();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!part) return;
    // The sheet is drawn while the browser begins to print, which React could not do within its own work.
    const timer = setTimeout(() => {
      window.print();
      done();
    });
    return () => clearTimeout(timer);
  }, [part]);
  return (
    part && (
      <PrintSheet roll={roll}>
        <Ticket part={part} />
      </PrintSheet>
    )
  );
}

/** The kitchen's ticket: its button, the paper this device prints on, and what is printed. */
export function KitchenTicket({ part }: { readonly part: OrderPart }) {
  const roll = useRoll();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2.5 }}>
      <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {texts.printTicket}
      </Button>
      <Select
        size="small"
        value={roll.widthMm}
        inputProps={{ 'aria-label': texts.ticketPaper }}
        onChange={({ target }) => writeText(PAPER_KEY, String(target.value))}
        sx={{ minHeight: 44 }}
      >
        {ROLLS.map(({ widthMm }) => (
          <MenuItem key={widthMm} value={widthMm}>
            {texts.mm(widthMm)}
          </MenuItem>
        ))}
      </Select>
      <PrintSheet roll={roll}>
        <Ticket part={part} />
      </PrintSheet>
    </Box>
  );
}

function Ticket({ part }: { readonly part: OrderPart }) {
  const orderedTime = orderedTimeText(part, part.time_zone);
  const promise = promiseText(part, part.time_zone, { before: 'for' });
  return (
    <>
      {part.number !== null && <h1 data-large>#{part.number}</h1>}
      <p>{part.restaurant[0]?.name}</p>
      <p>
        {texts.orderNumber(part.oid)}
        <br />
        {formatKitchenDateTime(part.date, part.time_zone)}
      </p>
      <AllergyBox part={part} />
      {orderedTime !== undefined && <h2>{texts.wantedForTime(orderedTime)}</h2>}
      {promise !== undefined && <h2>{texts.promised(promise)}</h2>}
      <ol>
        {part.orderitem.map((item) => (
          <TicketItem key={lineKey(item.dish.slug, item)} item={item} />
        ))}
      </ol>
      {part.note !== null && <Note note={part.note} />}
      <p>
        <bdi>{part.full_name}</bdi>
        {texts.comma} <bdi dir="ltr">{part.mobile}</bdi>
        <br />
        {part.fulfilment === 'pickup' ? texts.pickup : <bdi>{texts.addressInCity(part)}</bdi>}
      </p>
      <h2>{texts.totalIs(formatMoney(part.total))}</h2>
      <h2>{moneyText(part)}</h2>
    </>
  );
}

function TicketItem({ item }: { readonly item: OrderPart['orderitem'][number] }) {
  const [portion, spice] = [chosenPortion(item), chosenSpice(item)];
  return (
    <li>
      <strong>
        {item.qty} × <bdi>{item.dish.title}</bdi>
      </strong>
      {portion !== undefined && <div>{texts.portion(portion)}</div>}
      {spice !== undefined && <div>{texts.spice(spice)}</div>}
      {item.extras.map((extra) => (
        <div key={`${extra.group}|${extra.name}`}>
          + <bdi>{labelOf(extra)}</bdi>
        </div>
      ))}
      {item.note !== null && <Note note={item.note} />}
    </li>
  );
}

const Note = ({ note }: { readonly note: string }) => (
  <blockquote>{texts.noteIs(<bdi>{note}</bdi>)}</blockquote>
);

/** Whether somebody still has to take the money. */
function moneyText(part: OrderPart): string {
  if (part.order_status === 'cancelled' || isSettled(part.payment_status)) return paymentStatusLabel(part);
  return part.payment_method === 'cash' ? texts.collect(formatMoney(part.total)) : texts.notPaidYet;
}
