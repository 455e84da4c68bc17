export class DamagedPicture extends Error {
  override readonly name = 'DamagedPicture';
}

export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}
