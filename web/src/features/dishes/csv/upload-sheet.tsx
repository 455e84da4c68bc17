import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef } from 'react';
import { whileIdle } from '../../../lib/page/busy.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { useIsPhone } from '../../../ui/layout/use-is-phone.ts';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import * as texts from './csv.texts.ts';
import { ImportRows } from './import-rows.tsx';
import { useMenuImport } from './use-menu-import.ts';

type Props = { readonly onClose: () => void };

/** A file is chosen, what would become of its lines is shown, and then it is taken or not. */
export default function UploadSheet({ onClose }: Props) {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const { state, check, take, canTake, isBusy } = useMenuImport(onClose);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file, once it is mended, is a choice, too.
    target.value = '';
    if (file) void check(file);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        {texts.upload}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {state.rows === undefined && (
          <>
            <Typography>{texts.howItWorks}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{texts.whatCounts}</Typography>
          </>
        )}
        {state.reading !== undefined && <LoadingText text={texts.reading(state.reading)} />}
        {state.problem !== undefined && <MessageAlert tone="bad">{state.problem}</MessageAlert>}
        {state.rows && <ImportRows rows={state.rows} />}
        <Box
          component="input"
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={texts.chooseFile}
          onChange={choose}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 3, pt: 1 }}>
        <Button {...whileIdle(isBusy, onClose)}>{texts.close}</Button>
        <Button
          variant={state.rows === undefined ? 'contained' : 'outlined'}
          {...whileIdle(isBusy, () => input.current?.click())}
        >
          {state.rows === undefined ? texts.chooseFile : texts.chooseAnother}
        </Button>
        {canTake && (
          <Button variant="contained" {...whileIdle(isBusy, () => void take())}>
            {texts.take}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
