import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { PICTURE_TYPES } from '@nearbite/contract/limits';
import { PICTURE_LIMITS } from '@nearbite/contract/pictures.texts';
import { ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { usePickedPictures } from '../../../../lib/forms/use-picked-pictures.ts';
import { usePreview } from '../../../../lib/forms/use-preview.ts';
import { UploadProgress } from '../../../../ui/form/upload-progress.tsx';
import * as texts from '../../account.texts.tsx';
import { ProfilePicture } from './profile-picture.tsx';

type Props = {
  readonly current: string | null;
  readonly name: string;
  readonly chosen: File | undefined;
  /** How much of the picture has been sent, from 0 to 1; undefined while nothing is being sent. */
  readonly sentFraction: number | undefined;
  readonly error: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
  /** Hears why a file was refused, and undefined once another one is chosen. */
  readonly onProblem: (problem: string | undefined) => void;
};

/** The profile image with a preview of a new one and how far it has been sent. */
export function PictureField({ current, name, chosen, sentFraction, error, onChoose, onProblem }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(chosen);

  const { pick, problem, isPreparing, forget } = usePickedPictures({
    onPick: ([file]) => onChoose(file),
    onProblem,
  });
  const shownError = problem ?? error;
  const hint = chosen ? texts.newPicture(chosen.name) : PICTURE_LIMITS;

  const keepOld = () => {
    forget();
    onChoose(undefined);
  };

  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} sx={{ mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
        {texts.profileImage}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ProfilePicture image={preview ?? current} name={name} sizePx={96} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<ImageUp size={18} />}
              onClick={() => input.current?.click()}
            >
              {texts.choosePicture}
            </Button>
            {(chosen || shownError !== undefined) && <Button onClick={keepOld}>{texts.keepOld}</Button>}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {isPreparing ? texts.preparingPicture : hint}
          </Typography>
        </Box>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label={texts.profileImageFile}
          aria-invalid={shownError !== undefined}
          aria-describedby={shownError === undefined ? undefined : `${id}-error`}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            void pick([...(event.target.files ?? [])]);
            // An emptied input notices it when the same file is chosen again.
            event.target.value = '';
          }}
        />
      </Box>
      {sentFraction !== undefined && <Sending fraction={sentFraction} />}
      {shownError !== undefined && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {shownError}
        </FormHelperText>
      )}
    </Box>
  );
}

const Sending = ({ fraction }: { fraction: number }) => (
  <Box sx={{ mt: 0.5 }}>
    <UploadProgress fraction={fraction} />
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {texts.uploaded(Math.round(fraction * 100))}
    </Typography>
  </Box>
);
