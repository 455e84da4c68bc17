import Box from '@mui/material/Box';
import { MAIN_ID } from './use-page-arrival.ts';

export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      sx={(theme) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: theme.zIndex.tooltip,
        px: 2.5,
        py: 1.5,
        borderRadius: '999px',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        fontWeight: 650,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      })}
    >
      Skip to content
    </Box>
  );
}
