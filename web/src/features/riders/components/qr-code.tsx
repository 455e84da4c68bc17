import Box from '@mui/material/Box';
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

const QUIET_ZONE = 4;

type Props = { readonly text: string; readonly label: string };

/** Drawn as one path; always dark on white, because phones read nothing else reliably. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: '100%', maxWidth: 240, borderRadius: '14px', display: 'block', bgcolor: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}

function draw(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) cells.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
    }
  }
  return { size: count + QUIET_ZONE * 2, path: cells.join('') };
}
