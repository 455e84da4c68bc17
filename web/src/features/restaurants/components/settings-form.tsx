import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { whileIdle } from '../../../lib/page/busy.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type Picture, PictureInput } from '../../../ui/form/picture-input.tsx';
import * as texts from '../restaurants.texts.ts';

type Props = {
  readonly pictureLabel: string;
  readonly picture: Picture;
  readonly pictureError: string | undefined;
  readonly onPicture: (file: File) => void;
  readonly onPictureProblem: (problem: string | undefined) => void;
  readonly alert: string | undefined;
  readonly isSubmitting: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Picture left, fields right, one button: both tabs of the settings. */
export function SettingsForm({
  pictureLabel,
  picture,
  pictureError,
  onPicture,
  onPictureProblem,
  alert,
  isSubmitting,
  onSubmit,
  children,
}: Props) {
  return (
    <Form
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '240px minmax(0, 1fr)' } }}
    >
      <Box sx={{ maxWidth: 300 }}>
        <PictureInput
          label={pictureLabel}
          picture={picture}
          error={pictureError}
          onChoose={([file]) => onPicture(file)}
          onProblem={onPictureProblem}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {children}
        {alert !== undefined && <MessageAlert tone="bad">{alert}</MessageAlert>}
        <Button
          type="submit"
          variant="contained"
          size="large"
          {...whileIdle(isSubmitting)}
          sx={{ justifySelf: 'start' }}
        >
          {isSubmitting ? texts.saving : texts.saveChanges}
        </Button>
      </Box>
    </Form>
  );
}
