import Box from '@mui/material/Box';

type Props = { readonly name: string; readonly kitchen: string | undefined };

/** A dish to choose, and whose it is where that is not plain. */
export const KitchenLabel = ({ name, kitchen }: Props) =>
  kitchen === undefined ? (
    name
  ) : (
    <>
      {`${name} `}
      <Box component="span" sx={{ ml: 0.25, fontWeight: 400, color: 'text.secondary' }}>
        {kitchen}
      </Box>
    </>
  );

/** Long names take a second line in place of being cut off. */
export const choiceChip = {
  height: 'auto',
  minHeight: 40,
  bgcolor: 'background.paper',
  fontWeight: 600,
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
} as const;
