import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import { PICTURE_TOO_LARGE, PICTURE_TYPES, PICTURE_WRONG_TYPE } from '@nearbite/contract/pictures';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { pageToast } from '../../../lib/toasts.ts';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { usePreview } from '../../../lib/use-preview.ts';
import { RADIUS } from '../../../ui/theme.ts';

/** A newly chosen file, or the path of the picture that is there already. */
export type Picture = File | string | null;

type Props = {
  readonly label: string;
  readonly picture: Picture;
  /** More than one when several were dropped at once. */
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
  readonly error?: string | undefined;
  readonly isMultiple?: boolean;
};

const previewStyles = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
} as const;

/** Says that the picture can be pressed; a finger has no hover to find out. */
const changeStyles = {
  position: 'absolute',
  right: 8,
  bottom: 8,
  px: 1.25,
  py: 0.25,
  borderRadius: '999px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: '0.8125rem',
  fontWeight: 650,
  pointerEvents: 'none',
} as const;

/** A tile to click, or to drop a picture on, that shows what was chosen. */
export function PictureInput({ label, picture, onChoose, error, isMultiple = false }: Props) {
  const errorId = useId();
  const preview = usePreview(picture);

  const choose = (list: FileList | null) => {
    const [first, ...rest] = [...(list ?? [])].filter(isAcceptable);
    if (first) onChoose([first, ...(isMultiple ? rest : [])]);
  };
  const { isOver, target } = useFileDrop(choose);

  return (
    <div>
      <Box
        component="label"
        {...target}
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '3 / 2',
          width: '100%',
          overflow: 'hidden',
          cursor: 'pointer',
          border: 2,
          borderStyle: preview ? 'solid' : 'dashed',
          borderColor: isOver ? 'primary.main' : error ? 'error.main' : 'brand.outline',
          borderRadius: RADIUS.option,
          bgcolor: isOver ? 'brand.tint' : 'background.paper',
          color: 'text.secondary',
          '&:focus-within': { outline: '2px solid', outlineColor: 'brand.text', outlineOffset: '2px' },
        }}
      >
        <Box
          component="input"
          type="file"
          accept={PICTURE_TYPES.join(',')}
          multiple={isMultiple}
          aria-label={label}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => {
            choose(event.currentTarget.files);
            // Choosing the same file again must be a change too.
            event.currentTarget.value = '';
          }}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
        />
        {preview ? (
          <>
            <Box component="img" src={preview} alt={`Preview: ${label}`} sx={previewStyles} />
            <Box component="span" aria-hidden sx={changeStyles}>
              Change
            </Box>
          </>
        ) : (
          <Box
            sx={{
              display: 'grid',
              justifyItems: 'center',
              gap: 0.5,
              p: 1,
              textAlign: 'center',
              fontSize: '0.875rem',
            }}
          >
            <ImagePlus size={26} aria-hidden />
            Choose or drop a picture
          </Box>
        )}
      </Box>
      {error !== undefined && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}

function isAcceptable({ type, size }: File): boolean {
  const isPicture = PICTURE_TYPES.some((known) => known === type);
  const problem = !isPicture
    ? PICTURE_WRONG_TYPE
    : size > LIMITS.upload.bytes
      ? PICTURE_TOO_LARGE
      : undefined;
  if (problem !== undefined) pageToast.error(problem);
  return problem === undefined;
}
