import Box from '@mui/material/Box';
import { MapPin } from 'lucide-react';
import { useContext } from 'react';
import { RADIUS } from '../theme/measures.ts';
import { TileUrl } from './tile-url.ts';

const SIZE = 64;
const TILE = 256;
const ZOOM = 15;

type Props = { readonly pin: { readonly latitude: number; readonly longitude: number } | undefined };

/** Where it is, at a glance; the map itself is loaded when somebody asks for it. */
export function MapThumb({ pin }: Props) {
  const url = useContext(TileUrl);
  return (
    <Box aria-hidden sx={thumbStyles}>
      {pin && url !== undefined && <Tiles {...pin} url={url} />}
      <MapPin size={28} />
    </Box>
  );
}

function Tiles({ latitude, longitude, url }: NonNullable<Props['pin']> & { readonly url: string }) {
  const world = TILE * 2 ** ZOOM;
  const radians = (latitude * Math.PI) / 180;
  const left = ((longitude + 180) / 360) * world - SIZE / 2;
  const top = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world - SIZE / 2;
  const columns = new Set([left, left + SIZE - 1].map((at) => Math.floor(at / TILE)));
  const rows = new Set([top, top + SIZE - 1].map((at) => Math.floor(at / TILE)));
  return [...columns].flatMap((x) =>
    [...rows].map((y) => (
      <img
        key={`${x} ${y}`}
        alt=""
        width={TILE}
        height={TILE}
        src={url
          .replace('{s}', 'a')
          .replace('{r}', '')
          .replace('{z}', String(ZOOM))
          .replace('{x}', String(x))
          .replace('{y}', String(y))}
        style={{ left: x * TILE - left, top: y * TILE - top }}
        // A map without its picture is a plain square with a pin.
        onError={({ currentTarget }) => currentTarget.remove()}
      />
    )),
  );
}

const thumbStyles = {
  position: 'relative',
  flex: 'none',
  width: SIZE,
  height: SIZE,
  borderRadius: RADIUS.option,
  overflow: 'hidden',
  // East is at the right in every language.
  direction: 'ltr',
  bgcolor: 'status.waiting.tint',
  '& > img': { position: 'absolute', maxWidth: 'none' },
  '& > svg': {
    position: 'absolute',
    left: SIZE / 2 - 14,
    top: SIZE / 2 - 26,
    color: 'primary.main',
    fill: 'currentColor',
    stroke: '#fff',
  },
} as const;
