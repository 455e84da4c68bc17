import type { Components, Theme } from '@mui/material/styles';

const TOUCH_TARGET_PX = 44;

/** Where the keyboard is. The library's own rules put every outline away, so each of its parts gets it back. */
const focusRing = (theme: Theme, outlineOffset = '2px') => ({
  outline: `2px solid ${theme.vars?.palette.brand.text}`,
  outlineOffset,
});
/** Inside what cuts off its edges the ring is drawn inwards. */
const innerFocusRing = ({ theme }: { theme: Theme }) => ({
  '&.Mui-focusVisible': focusRing(theme, '-3px'),
});

/** Buttons that cannot be pressed just now, but keep the focus. */
const RESTING = { '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' } };

/** How MUI's parts wear the look: round buttons, quiet lines, one soft shadow, visible focus. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET_PX,
        borderRadius: '999px',
        padding: '8px 18px',
        whiteSpace: 'nowrap',
        ...RESTING,
      },
      sizeLarge: { minHeight: 52, padding: '12px 26px', fontSize: '1rem' },
      text: ({ theme }) => ({
        color: 'inherit',
        '&:hover': { backgroundColor: theme.vars?.palette.brand.tint },
      }),
      outlined: ({ theme }) => ({
        color: 'inherit',
        borderColor: theme.vars?.palette.divider,
        backgroundColor: theme.vars?.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars?.palette.brand.outline,
          backgroundColor: theme.vars?.palette.background.paper,
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: TOUCH_TARGET_PX,
        height: TOUCH_TARGET_PX,
        color: 'inherit',
        border: `1px solid ${theme.vars?.palette.divider}`,
        backgroundColor: theme.vars?.palette.background.paper,
        '&:hover': { backgroundColor: theme.vars?.palette.brand.tint },
        ...RESTING,
      }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.brand.text,
        textDecorationColor: 'currentcolor',
        textUnderlineOffset: '3px',
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        backgroundColor: theme.vars?.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.text.secondary,
        },
        // In ink: red is for what is wrong.
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars?.palette.text.primary,
        },
        // The thicker border is the focus mark; a second outline inside it would be noise.
        '& input:focus-visible': { outline: 'none' },
      }),
      input: { padding: '12px 14px' },
      // The text area inside has the padding already.
      multiline: { padding: 0 },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.brand.outline }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.text.primary,
        fontWeight: 600,
        fontSize: '0.9375rem',
        '&.Mui-focused, &.Mui-error': { color: theme.vars?.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.875rem' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.brand.outline,
        '&.Mui-checked': { color: theme.vars?.palette.brand.text },
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-selected': { color: theme.vars?.palette.brand.text },
        ...innerFocusRing({ theme }),
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 8,
        minWidth: 200,
        borderRadius: 16,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: 'var(--shadow-soft)',
        backgroundImage: 'none',
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH_TARGET_PX,
        borderRadius: 10,
        fontWeight: 500,
        ...innerFocusRing({ theme }),
        '&[aria-current="page"]': {
          color: theme.vars?.palette.brand.text,
          backgroundColor: theme.vars?.palette.brand.tint,
        },
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 24, backgroundImage: 'none' } } },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { rounded: { borderRadius: 14 } } },
};
