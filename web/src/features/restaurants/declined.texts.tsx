type Declined = { readonly name: string | null; readonly reason: string | null };

export const wasDeclined = ({ name, reason }: Declined) => (
  <>
    Your request for <bdi>{name}</bdi> was declined: <bdi>{reason}</bdi> You are welcome to try again.
  </>
);
