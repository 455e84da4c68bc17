/**
 * Gives the browser what a test needs of it, until the next one begins. The navigator itself stays: a module that is
 * loaded meanwhile, by this test or one before it, may read what it runs on, and would be broken for all that follow.
 */
export function giveNavigator(properties: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}
