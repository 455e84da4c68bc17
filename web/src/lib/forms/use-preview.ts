import { useEffect, useState } from 'react';

/** The address to show a picture from; a chosen file gets one for as long as it is shown. */
export function usePreview(picture: File | string | null | undefined): string | undefined {
  const [fileUrl, setFileUrl] = useState<string>();

  useEffect(() => {
    if (!(picture instanceof File)) return;
    const url = URL.createObjectURL(picture);
    setFileUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);

  if (picture instanceof File) return fileUrl;
  return picture ?? undefined;
}
