import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { pageToast } from '../../../lib/toasts.ts';
import { RADIUS } from '../../../ui/theme.ts';
import { usePreview } from '../use-preview.ts';

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

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const TOO_LARGE = 'Pictures may have at most 5 MB.';
const WRONG_TYPE = 'Pictures must be JPEG, PNG, WebP, GIF or AVIF files.';

/** A tile to click, or to drop a picture on, that shows what was chosen. */
export function PictureInput({ label, picture, onChoose, error, isMultiple = false }: Props) {
  const errorId = useId();
  const [isOver, setIsOver] = useState(false);
  const preview = usePreview(picture);

  const choose = (list: FileList | null) => {
    const [first, ...rest] = [...(list ?? [])].filter(isAcceptable);
    if (first) onChoose([first, ...(isMultiple ? rest : [])]);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };

  return (
    <div>
      <Box
        component="label"
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
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
          accept={TYPES.join(',')}
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
          <Box
            component="img"
            src={preview}
            alt={`Preview: ${label}`}
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              objectFit: 'cover',
              pointerEvents: 'none',
            }}
          />
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
  const problem = !TYPES.includes(type) ? WRONG_TYPE : size > LIMITS.upload.bytes ? TOO_LARGE : undefined;
  if (problem !== undefined) pageToast.error(problem);
  return problem === undefined;
}
