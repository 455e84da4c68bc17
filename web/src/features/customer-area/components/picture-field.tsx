import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { PICTURE_TYPES } from '@nearbite/contract/pictures';
import { ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { usePreview } from '../../../lib/use-preview.ts';
import { ProfilePicture } from './profile-picture.tsx';

type Props = {
  readonly current: string | null;
  readonly name: string;
  readonly chosen: File | undefined;
  /** How much of the picture has been sent, from 0 to 1; undefined while nothing is being sent. */
  readonly sentFraction: number | undefined;
  readonly error: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
};

/** The profile image with a preview of a new one and how far it has been sent. */
export function PictureField({ current, name, chosen, sentFraction, error, onChoose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(chosen);

  /** An emptied input notices it when the same file is chosen again. */
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    onChoose(file);
  };

  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} sx={{ mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
        Profile Image
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
              Choose a picture
            </Button>
            {chosen && <Button onClick={() => choose(undefined)}>Keep the old one</Button>}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {chosen
              ? `${chosen.name} will be your new picture.`
              : 'JPEG, PNG, WebP, GIF or AVIF, at most 5 MB.'}
          </Typography>
        </Box>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label="Profile Image file"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          tabIndex={-1}
          hidden
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </Box>
      {sentFraction !== undefined && (
        <Box sx={{ mt: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={Math.round(sentFraction * 100)}
            aria-label="Upload progress"
            sx={{ height: 8, borderRadius: 4 }}
          />
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {Math.round(sentFraction * 100)} % uploaded
          </Typography>
        </Box>
      )}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
