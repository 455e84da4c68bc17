import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DELETION_GRACE_DAYS } from '@nearbite/contract/accounts/personal-data';
import { useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import * as texts from '../../account.texts.tsx';
import { useExportPersonalDataMutation } from '../../api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What people may ask of what is kept about them: a copy, and an end. */
export function PersonalData({ userId }: { readonly userId: number }) {
  const [exportData, { isLoading }] = useExportPersonalDataMutation();
  const [isDeleting, setIsDeleting] = useState(false);

  async function download() {
    const { data, error } = await exportData({ params: { user_id: userId } });
    if (!data) {
      pageToast.error(errorText(error));
      return;
    }
    saveFile('nearbite-my-data.json', JSON.stringify(data, null, 2), 'application/json');
    pageToast.success(texts.dataDownloaded);
  }

  return (
    <Box
      component="section"
      aria-labelledby="personal-data-heading"
      sx={{ mt: 5, maxWidth: 620, '& p': { mt: 0, mb: 2 } }}
    >
      <Typography id="personal-data-heading" variant="h2" sx={{ fontSize: 22, mb: 1 }}>
        {texts.yourData}
      </Typography>
      <p>{texts.downloadOrDelete(DELETION_GRACE_DAYS)}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" {...whileIdle(isLoading, download)}>
          {texts.downloadData}
        </Button>
        <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
          {texts.deleteAccount}
        </Button>
      </Box>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Box>
  );
}
