import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  /** The page's own heading, when there is nothing else on the page. */
  readonly isPage?: boolean;
};

/** Empty and failed states: a picture, one sentence, one action. */
export function StateMessage({ icon: Icon, title, text, action, isPage = false }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        py: isPage ? { xs: 8, md: 14 } : 6,
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 96,
          height: 96,
          borderRadius: '32px',
          color: 'brand.text',
          bgcolor: 'brand.tint',
        }}
      >
        <Icon size={42} strokeWidth={1.75} />
      </Box>
      <Typography component={isPage ? 'h1' : 'p'} variant={isPage ? 'h2' : 'h3'}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 460 }}>{text}</Typography>}
      {action}
    </Box>
  );
}
