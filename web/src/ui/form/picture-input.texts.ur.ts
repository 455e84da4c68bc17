export const preview = (label: string) => `جھلک: ${label}`;
export const change = 'تبدیل کریں';
export const choosePicture = 'تصویر منتخب کریں یا یہاں چھوڑیں';
export const preparingPicture = 'تصویر تیار ہو رہی ہے...';
