import Box from '@mui/material/Box';
import { formatMoney } from '@nearbite/domain/money';
import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type Props = {
  /** What the amount is, "Total". */
  readonly label: string;
  /** Undefined while it is worked out. */
  readonly amount: number | undefined;
  /** What stands in the way. */
  readonly hints?: ReactNode;
  /** The button. */
  readonly children: ReactNode;
};

/** On phones: what it comes to and the button that says yes to it, in reach of the thumb. */
export const ConfirmBar = ({ label, amount, hints, children }: Props) => (
  <div className={styles.bar}>
    {hints}
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 'none', minWidth: 100 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{label}</Box>
        <Box sx={{ fontWeight: 800, fontSize: '1.25rem', lineHeight: 1.2 }}>
          {amount === undefined ? '…' : formatMoney(amount)}
        </Box>
      </Box>
      {children}
    </Box>
  </div>
);
