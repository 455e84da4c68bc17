import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveCsv } from '../../../lib/browser/save-file.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { useOwner } from '../../accounts/index.ts';
import { useLazyEarningsCsvQuery, useLazyOrdersCsvQuery } from '../api.ts';
import * as texts from './today.texts.ts';

/** Orders or earnings of any days, for a spreadsheet. */
export function CsvButton({ today }: { readonly today: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {texts.csv}
      </Button>
      {isOpen && today !== undefined && <SpanDialog today={today} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SpanDialog({ today, onClose }: { readonly today: string; readonly onClose: () => void }) {
  const { restaurantId } = useOwner();
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const [readOrders, orders] = useLazyOrdersCsvQuery();
  const [readEarnings, earnings] = useLazyEarningsCsvQuery();
  const isBusy = orders.isFetching || earnings.isFetching;
  const isWrong = from === '' || to === '' || from > to;
  const save = async (read: typeof readOrders, name: string) => {
    const { data, error } = await read({ params: { restaurant_id: restaurantId }, query: { from, to } });
    if (data === undefined) return pageToast.error(errorText(error));
    saveCsv(`${name}-${from}-${to}`, data);
    onClose();
  };
  const date = (label: string, value: string, onChange: (value: string) => void) => (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ mt: 1 }}
    />
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="csv-title">
      <DialogTitle id="csv-title">{texts.csvTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, minWidth: { sm: 340 } }}>
        {date(texts.from, from, setFrom)}
        {date(texts.to, to, setTo)}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant="outlined"
          disabled={isWrong || isBusy}
          onClick={() => void save(readEarnings, 'earnings')}
        >
          {texts.saveEarnings}
        </Button>
        <Button
          variant="contained"
          disabled={isWrong || isBusy}
          onClick={() => void save(readOrders, 'orders')}
        >
          {texts.saveOrders}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
