import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { PICTURE_LIMITS, PICTURE_TYPES } from '@nearbite/contract/pictures';
import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFileDrop } from '../lib/use-file-drop.ts';
import { usePreview } from '../lib/use-preview.ts';
import { RADIUS } from './theme.ts';

type Props = {
  readonly label: string;
  /** The picture that is there already, if any. */
  readonly current?: string | null;
  readonly chosen: File | undefined;
  readonly onChoose: (file: File) => void;
  readonly error?: string | undefined;
  /** How much has been sent, from 0 to 1; undefined while nothing is being sent. */
  readonly sentFraction?: number | undefined;
};

/** A frame that shows the picture: press it to choose one, or drop a file on it. */
export function PictureChoice({ label, current = null, chosen, onChoose, error, sentFraction }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(chosen ?? current);
  const hint = chosen ? chosen.name : PICTURE_LIMITS;
  const choose = (files: FileList | null) => {
    if (files?.[0]) onChoose(files[0]);
  };
  const { isOver, target } = useFileDrop(choose);

  return (
    <Box>
      <Typography
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: '6px', fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {label}
      </Typography>
      <Box
        component="label"
        htmlFor={id}
        {...target}
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '5 / 2',
          overflow: 'hidden',
          border: '1.5px dashed',
          borderColor: error === undefined ? (isOver ? 'primary.main' : 'brand.outline') : 'error.main',
          borderRadius: RADIUS.card,
          bgcolor: isOver ? 'brand.tint' : 'background.default',
          color: 'text.secondary',
          cursor: 'pointer',
          textAlign: 'center',
          '&:hover': { borderColor: 'primary.main' },
          '&:has(input:focus-visible)': {
            outline: '2px solid',
            outlineColor: 'brand.text',
            outlineOffset: '2px',
          },
        }}
      >
        {preview === undefined ? (
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 0.75, p: 2 }}>
            <ImagePlus size={28} aria-hidden />
            <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.primary' }}>
              Choose a picture or drop it here
            </Typography>
          </Box>
        ) : (
          <Box
            component="img"
            src={preview}
            alt=""
            sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
        <Box
          component="input"
          ref={input}
          id={id}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => choose(event.currentTarget.files)}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' }}
        />
      </Box>
      <FormHelperText id={`${id}-hint`} sx={{ overflowWrap: 'anywhere' }}>
        {hint}
      </FormHelperText>
      {sentFraction !== undefined && (
        <LinearProgress
          variant="determinate"
          value={Math.round(sentFraction * 100)}
          aria-label="Upload progress"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
