import type { ReactNode } from 'react';

/** States beside each other. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
);

export const nothing = () => undefined;
