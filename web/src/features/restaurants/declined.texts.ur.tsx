type Declined = { readonly name: string | null; readonly reason: string | null };

export const wasDeclined = ({ name, reason }: Declined) => (
  <>
    <bdi>{name}</bdi> کے لیے آپ کی درخواست منظور نہیں ہوئی: <bdi>{reason}</bdi> آپ دوبارہ درخواست دے سکتے ہیں۔
  </>
);
