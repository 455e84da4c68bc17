import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import { PICTURE_LIMITS } from '@nearbite/contract/pictures.texts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type Picture, PictureInput } from '../../../../ui/form/picture-input.tsx';
import * as texts from '../../reviews.texts.ts';

type Props = {
  readonly photos: readonly Picture[];
  readonly error?: string | undefined;
  readonly onChange: (photos: readonly Picture[]) => void;
};

/** The pictures of a review, and a tile for the next one. */
export function PhotoFields({ photos, error, onChange }: Props) {
  const limitsId = useId();
  const tiles = photos.length < LIMITS.reviewPhotos ? [...photos, null] : photos;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: '6px', fontSize: '0.875rem', fontWeight: 650 }}>
        {texts.photosIfYouLike(LIMITS.reviewPhotos)}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, 130px)' }}>
        {tiles.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile shows whatever stands in its place
          <div key={index}>
            <PictureInput
              label={texts.photo(index + 1)}
              picture={photo}
              isMultiple
              limitsId={limitsId}
              aspectRatio="1"
              onChoose={(files) =>
                onChange(
                  [...photos.slice(0, index), ...files, ...photos.slice(index + 1)].slice(
                    0,
                    LIMITS.reviewPhotos,
                  ),
                )
              }
            />
            {index < photos.length && (
              <Button
                size="small"
                startIcon={<Trash2 size={16} aria-hidden />}
                aria-label={texts.removePhoto(index + 1)}
                onClick={() => onChange(photos.filter((_photo, at) => at !== index))}
              >
                {texts.removeIt}
              </Button>
            )}
          </div>
        ))}
      </Box>
      <FormHelperText id={limitsId}>{PICTURE_LIMITS}</FormHelperText>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
