import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { saveCsv } from '../../../lib/browser/save-file.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { useMenuButton } from '../../../ui/layout/use-menu-button.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { useLazyMenuCsvQuery } from '../api.ts';
import * as texts from './csv.texts.ts';

const UploadSheet = lazyPart(() => import('./upload-sheet.tsx'));

/** The menu as a file for spreadsheets, and back. */
export function CsvMenu() {
  const restaurantId = useRestaurantId();
  const [isUploading, setIsUploading] = useState(false);
  const [readMenu, { isFetching }] = useLazyMenuCsvQuery();
  const { button, menu, close } = useMenuButton({ label: texts.menuAsFileLabel, align: 'left' });
  const download = async () => {
    close();
    const { data, error } = await readMenu({ params: { restaurant_id: restaurantId } });
    if (data === undefined) pageToast.error(errorText(error));
    else saveCsv('menu', data);
  };
  const upload = () => {
    close();
    setIsUploading(true);
  };
  return (
    <>
      <Button
        {...button}
        aria-label={texts.menuAsFileLabel}
        startIcon={<FileSpreadsheet size={18} aria-hidden />}
        sx={{ minHeight: 44, mb: 2 }}
      >
        {texts.menuAsFile}
      </Button>
      <Menu {...menu}>
        <MenuItem {...whileIdle(isFetching, () => void download())}>{texts.download}</MenuItem>
        <MenuItem onClick={upload}>{texts.upload}</MenuItem>
      </Menu>
      {isUploading && <UploadSheet onClose={() => setIsUploading(false)} />}
    </>
  );
}
