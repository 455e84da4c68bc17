/** What both sides say and accept of uploaded pictures; the server decides by content, the browser only asks. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
