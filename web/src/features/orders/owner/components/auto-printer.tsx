import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { useEffect, useState } from 'react';
import { useOwner } from '../../../accounts/index.ts';
import { useQueueQuery } from '../api.ts';
import { claimTicket, isToPrint, useAutoPrint } from '../auto-print.ts';
import { TicketPrinter } from './kitchen-ticket.tsx';

const REFRESH_EVERY_MS = 60_000;

/** On every page of the area, where this device was set to print what is accepted. */
export function AutoPrinter() {
  const { since } = useAutoPrint();
  return since === null ? null : <Printer since={since} />;
}

function Printer({ since }: { readonly since: string }) {
  const { restaurantId } = useOwner();
  const { data } = useQueueQuery(
    { params: { restaurant_id: restaurantId } },
    { pollingInterval: REFRESH_EVERY_MS },
  );
  const [tickets, setTickets] = useState<readonly OrderPart[]>([]);
  useEffect(() => {
    for (const part of data?.orders ?? []) {
      if (!isToPrint(part, since)) continue;
      void claimTicket(part.oid).then((isOurs) => isOurs && setTickets((before) => [...before, part]));
    }
  }, [data, since]);
  return <TicketPrinter part={tickets[0]} onDone={() => setTickets((before) => before.slice(1))} />;
}
