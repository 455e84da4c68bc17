/**
 * "Latte (Large, Hot)": a dish by its title with what is told of it. A title that ends in a bracket takes it in there,
 * since nobody says two in a row: "Cola (chilled, Large)".
 */
export function nameWith(title: string, facts: readonly (string | null | undefined)[]): string {
  // Beside a name in Urdu a comma of its script.
  const comma = /[\u0600-\u06ff]/.test(title) ? '، ' : ', ';
  const told = facts.filter(Boolean).join(comma);
  if (told === '') return title;
  return /\([^()]+\)$/.test(title) ? `${title.slice(0, -1)}${comma}${told})` : `${title} (${told})`;
}
