import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

type Props = { readonly text: string; readonly label?: string; readonly onRetry: () => void };

/** An unobtrusive failure: something small is missing, the rest of the page works. */
export function RetryLine({ text, label = 'Try again', onRetry }: Props) {
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
      {text}{' '}
      <Link component="button" type="button" onClick={onRetry} sx={{ verticalAlign: 'baseline' }}>
        {label}
      </Link>
    </Box>
  );
}
