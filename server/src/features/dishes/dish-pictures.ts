import type { UpdateDishBody } from '@nearbite/contract/dishes/dish-form';
import type { Upload } from '@nearbite/contract/fields';
import { fieldError } from '../../lib/errors.ts';
import { SpooledFile } from '../../media/spooled-file.ts';

type PictureForm = Pick<UpdateDishBody, 'image' | 'gallery'>;
type Sent = { readonly field: string; readonly value: Upload | string };

/** Every picture of a form, the main one first, then the gallery in order. */
function picturesOf({ image, gallery = [] }: PictureForm): Sent[] {
  const main: Sent[] = image === undefined ? [] : [{ field: 'image', value: image }];
  return [
    ...main,
    ...gallery.map((row, index): Sent => ({ field: `gallery[${index}][image]`, value: row.image })),
  ];
}

export function uploadsOf(form: PictureForm): SpooledFile[] {
  return picturesOf(form).flatMap(({ field, value }) => {
    if (typeof value === 'string') return [];
    if (!(value instanceof SpooledFile)) throw fieldError(field, 'A picture must be sent as a file');
    return [value];
  });
}

export function storedPicturePaths(form: PictureForm): { field: string; path: string }[] {
  return picturesOf(form).flatMap(({ field, value }) =>
    typeof value === 'string' ? [{ field, path: value }] : [],
  );
}

/** Puts the stored uploads, in the order of `uploadsOf`, in the places they were sent in. */
export function placePictures(
  form: PictureForm,
  stored: readonly string[],
): { image: string | undefined; gallery: readonly string[] | undefined } {
  const left = [...stored];
  const place = (value: Upload | string) => {
    const path = typeof value === 'string' ? value : left.shift();
    if (path === undefined) throw new Error('Fewer pictures stored than sent');
    return path;
  };
  const image = form.image === undefined ? undefined : place(form.image);
  const gallery = form.gallery?.map((row) => place(row.image));
  return { image, gallery: gallery && [...new Set(gallery)] };
}
