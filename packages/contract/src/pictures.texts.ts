export const PICTURE_LIMITS = 'JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller.';
export const PICTURE_TOO_LARGE = 'Pictures may have at most 5 MB.';
export const PICTURE_WRONG_TYPE = 'Pictures must be JPEG, PNG, WebP, GIF or AVIF files.';
export const PICTURE_UNREADABLE = 'This picture cannot be read. Please choose another one.';
export const HEIC_UNREADABLE =
  'This browser cannot read HEIC photos. Save the photo as JPEG and choose it again, or send it from your phone.';
