import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import {
  PICTURE_LIMITS,
  PICTURE_TOO_LARGE,
  PICTURE_TYPES,
  PICTURE_WRONG_TYPE,
} from '@nearbite/contract/pictures';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { usePreview } from '../../../lib/use-preview.ts';
import { RADIUS } from '../../../ui/theme.ts';

const UNREADABLE = 'This file could not be shown as a picture.';

/** A newly chosen file, or the path of the picture that is there already. */
export type Picture = File | string | null;

type Props = {
  readonly label: string;
  readonly picture: Picture;
  /** More than one when several were dropped at once. */
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
  readonly error?: string | undefined;
  readonly isMultiple?: boolean;
  /** Among many tiles the limits are told once. */
  readonly limitsId?: string;
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
export function PictureInput({ label, picture, onChoose, error, isMultiple = false, limitsId }: Props) {
  const id = useId();
  const source = usePreview(picture);
  const [refusal, setRefusal] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const preview = source === unreadable ? undefined : source;
  const problem = refusal ?? error ?? (source !== preview ? UNREADABLE : undefined);

  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const [first, ...rest] = files.filter((file) => findProblem(file) === undefined);
    setRefusal(files.map(findProblem).find((found) => found !== undefined));
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
          borderColor: isOver ? 'primary.main' : problem ? 'error.main' : 'brand.outline',
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
          aria-invalid={problem !== undefined}
          aria-describedby={`${limitsId ?? `${id}-limits`} ${id}-problem`}
          onChange={(event) => {
            choose(event.currentTarget.files);
            // Choosing the same file again must be a change too.
            event.currentTarget.value = '';
          }}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
        />
        {preview ? (
          <>
            <Box
              component="img"
              src={preview}
              alt={`Preview: ${label}`}
              onError={() => setUnreadable(preview)}
              sx={previewStyles}
            />
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
      {limitsId === undefined && <FormHelperText id={`${id}-limits`}>{PICTURE_LIMITS}</FormHelperText>}
      {problem !== undefined && (
        <FormHelperText id={`${id}-problem`} role="alert" error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}

function findProblem({ type, size }: File): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return PICTURE_WRONG_TYPE;
  return size > LIMITS.upload.bytes ? PICTURE_TOO_LARGE : undefined;
}
