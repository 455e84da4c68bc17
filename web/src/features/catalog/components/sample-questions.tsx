/** Kept for the day questions are opened; hidden until then and without behaviour. */
export function SampleQuestions() {
  return (
    <dl>
      <dt>Is this dish served with bread?</dt>
      <dd>Bread is ordered separately.</dd>
      <dt>Can it be made milder?</dt>
      <dd>Choose a lower spice level where the dish offers one.</dd>
    </dl>
  );
}
