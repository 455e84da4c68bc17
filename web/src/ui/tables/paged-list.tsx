import type { ComponentProps, ReactNode } from 'react';
import type { Listing } from '../../lib/net/listing.ts';
import { PAGE_SIZE } from '../../lib/page/page-size.ts';
import { Loaded, type Query } from '../loading/loaded.tsx';
import { Pager } from './pager.tsx';

type Props<Row> = {
  readonly query: Query<Listing<Row>>;
  /** For the sentence of a failure: "your orders". */
  readonly what: string;
  readonly pageSize?: number;
  readonly offset: number;
  readonly onMove: ComponentProps<typeof Pager>['onMove'];
  /** In place of the rows when there are none at all. */
  readonly empty?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** One page of a list in each of its states, with the way to the others. */
export function PagedList<Row>(props: Props<Row>) {
  const { query, what, pageSize = PAGE_SIZE, offset, onMove, empty, children } = props;
  return (
    <Loaded isPaged query={query} what={what}>
      {({ rows, total }) => (
        <>
          {total === 0 && empty !== undefined ? empty : children(rows)}
          <Pager offset={offset} pageSize={pageSize} total={total} onMove={onMove} />
        </>
      )}
    </Loaded>
  );
}
