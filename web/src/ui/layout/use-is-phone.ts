import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether one column is all there is room for; on wider screens nothing is folded away. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 899.95px)', { noSsr: true });
