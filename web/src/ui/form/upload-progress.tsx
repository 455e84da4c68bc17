import LinearProgress from '@mui/material/LinearProgress';
import * as texts from '../ui.texts.ts';

type Props = {
  /** How much has been sent, from 0 to 1. */
  readonly fraction: number;
  readonly label?: string;
};

export const UploadProgress = ({ fraction, label = texts.uploadProgress }: Props) => (
  <LinearProgress
    variant="determinate"
    value={Math.round(fraction * 100)}
    aria-label={label}
    sx={{ mt: 1, height: 8, borderRadius: 4 }}
  />
);
