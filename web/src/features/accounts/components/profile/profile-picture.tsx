import Box from '@mui/material/Box';
import { UserRound } from 'lucide-react';
import { useState } from 'react';

type Props = {
  /** A path such as /media/x.webp, the address of a preview, or null when there is none. */
  readonly image: string | null;
  readonly name: string;
  readonly sizePx: number;
};

/** A face in a circle; the first letter of the name stands in when there is none. */
export function ProfilePicture({ image, name, sizePx }: Props) {
  const [brokenImage, setBrokenImage] = useState<string>();
  const frame = { flex: 'none', width: sizePx, height: sizePx, borderRadius: '50%' };
  const initial = [...name.trim()][0]?.toLocaleUpperCase();

  if (image === null || image === brokenImage) {
    return (
      <Box
        aria-hidden
        sx={{
          ...frame,
          display: 'grid',
          placeItems: 'center',
          color: 'brand.text',
          bgcolor: 'brand.tint',
          fontSize: sizePx * 0.42,
          fontWeight: 700,
        }}
      >
        {initial ?? <UserRound size={sizePx * 0.5} />}
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={smallest(image, sizePx)}
      alt=""
      onError={() => setBrokenImage(image)}
      sx={{ ...frame, objectFit: 'cover', bgcolor: 'brand.tint' }}
    />
  );
}

/** Uploads are kept in three widths beside each other; a circle this small needs the least. */
function smallest(image: string, sizePx: number): string {
  const size = sizePx <= 120 ? 'small' : 'medium';
  return image.startsWith('/media/') ? image.replace(/\.webp$/, `.${size}.webp`) : image;
}
