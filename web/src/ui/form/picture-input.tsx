import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { PICTURE_TYPES } from '@nearbite/contract/limits';
import { PICTURE_LIMITS, PICTURE_UNREADABLE } from '@nearbite/contract/pictures.texts';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, type Ref, useId, useState } from 'react';
import { usePickedPictures } from '../../lib/forms/use-picked-pictures.ts';
import { usePreview } from '../../lib/forms/use-preview.ts';
import { RADIUS } from '../theme/measures.ts';
import * as texts from './picture-input.texts.ts';
import { UploadProgress } from './upload-progress.tsx';

/** A newly chosen file, or the path of the picture that is there already. */
export type Picture = File | string | null;

type Props = {
  readonly label: string;
  readonly picture: Picture;
  /** For a form that leads to its first wrong field. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** More than one when several were dropped at once. */
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
  /** Hears why a file was refused, and undefined once another one is chosen. */
  readonly onProblem?: (problem: string | undefined) => void;
  readonly error?: string | undefined;
  readonly isMultiple?: boolean;
  /** Among many tiles the limits are told once. */
  readonly limitsId?: string;
  readonly isLabelShown?: boolean;
  readonly aspectRatio?: string;
  /** How much has been sent, from 0 to 1; undefined while nothing is being sent. */
  readonly sentFraction?: number | undefined;
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

const inputStyles = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;

const invitationStyles = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  p: 1,
  textAlign: 'center',
  fontSize: '0.875rem',
} as const;

type Tile = {
  readonly aspectRatio: string;
  readonly preview: string | undefined;
  readonly isOver: boolean;
  readonly problem: string | undefined;
};

const tileStyles = ({ aspectRatio, preview, isOver, problem }: Tile) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio,
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
});

/** A tile to click, or to drop a picture on, that shows what was chosen. */
export function PictureInput({
  label,
  picture,
  inputRef,
  onChoose,
  onProblem,
  error,
  isMultiple = false,
  limitsId,
  isLabelShown = false,
  aspectRatio = '3 / 2',
  sentFraction,
}: Props) {
  const id = useId();
  const source = usePreview(picture);
  const [unreadable, setUnreadable] = useState<string>();
  const picked = usePickedPictures({ isMultiple, onPick: onChoose, onProblem });
  const preview = source === unreadable ? undefined : source;
  const problem = picked.problem ?? error ?? (source !== preview ? PICTURE_UNREADABLE : undefined);
  const { isOver, target } = useFileDrop((files) => void picked.pick(files));

  return (
    <div>
      {isLabelShown && (
        <FormLabel component="p" sx={{ m: 0, mb: '6px' }}>
          {label}
        </FormLabel>
      )}
      <Box component="label" {...target} sx={tileStyles({ aspectRatio, preview, isOver, problem })}>
        <Box
          component="input"
          ref={inputRef}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          multiple={isMultiple}
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={`${limitsId ?? `${id}-limits`} ${id}-problem`}
          onChange={(event) => {
            void picked.pick([...(event.currentTarget.files ?? [])]);
            // Choosing the same file again must be a change too.
            event.currentTarget.value = '';
          }}
          sx={inputStyles}
        />
        {preview ? (
          <Preview label={label} source={preview} onError={() => setUnreadable(preview)} />
        ) : (
          <Invitation isPreparing={picked.isPreparing} />
        )}
      </Box>
      {limitsId === undefined && <FormHelperText id={`${id}-limits`}>{PICTURE_LIMITS}</FormHelperText>}
      {sentFraction !== undefined && <UploadProgress fraction={sentFraction} />}
      {problem !== undefined && (
        <FormHelperText id={`${id}-problem`} role="alert" error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}

const Invitation = ({ isPreparing }: { isPreparing: boolean }) => (
  <Box sx={invitationStyles}>
    <ImagePlus size={26} aria-hidden />
    {isPreparing ? texts.preparingPicture : texts.choosePicture}
  </Box>
);

type PreviewProps = { readonly label: string; readonly source: string; readonly onError: () => void };

const Preview = ({ label, source, onError }: PreviewProps) => (
  <>
    <Box component="img" src={source} alt={texts.preview(label)} onError={onError} sx={previewStyles} />
    <Box component="span" aria-hidden sx={changeStyles}>
      {texts.change}
    </Box>
  </>
);

/** Makes an element a place to drop files on; `isOver` while some are held above it. */
function useFileDrop(onDrop: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(event.dataTransfer.files);
      },
    },
  };
}
