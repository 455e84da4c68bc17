import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { optionExtraText } from '@nearbite/domain/option-price';
import { useId } from 'react';
import { RADIUS } from '../../../ui/theme.ts';

export type Option = { readonly name: string; readonly extra: number };

type Props = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: string;
  /** The sentinel that stands for nothing chosen; choosing the same again returns to it. */
  readonly none: string;
  readonly onChoose: (name: string) => void;
};

/** Choices as tinted buttons that say what they add. */
export function OptionButtons({ label, options, chosen, none, onChoose }: Props) {
  const labelId = useId();
  if (options.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ mt: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Box id={labelId} component="span" sx={{ fontWeight: 650 }}>
          {label}
        </Box>
        <Box component="span" dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {chosen}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        {options.map(({ name, extra }) => {
          const isChosen = name === chosen;
          return (
            <Button
              key={name}
              variant="outlined"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? none : name)}
              sx={{
                borderRadius: RADIUS.option,
                maxWidth: '100%',
                whiteSpace: 'normal',
                overflowWrap: 'anywhere',
                ...(isChosen && {
                  color: 'brand.text',
                  borderColor: 'brand.text',
                  bgcolor: 'brand.tint',
                  '&:hover': { bgcolor: 'brand.tint', borderColor: 'brand.text' },
                }),
              }}
            >
              <span dir="auto">{name}</span>
              {extra > 0 && (
                <Box component="span" sx={{ ml: 1, fontWeight: 500, fontSize: '0.8125rem', opacity: 0.85 }}>
                  {optionExtraText(extra)}
                </Box>
              )}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
