/** What both sides say and accept of uploaded pictures; the server decides by content, the browser only asks. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export const PICTURE_LIMITS = 'JPEG, PNG, WebP, GIF or AVIF, at most 5 MB';
export const PICTURE_TOO_LARGE = 'Pictures may have at most 5 MB.';
export const PICTURE_WRONG_TYPE = 'Pictures must be JPEG, PNG, WebP, GIF or AVIF files.';
