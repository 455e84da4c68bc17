/** Lets the browser paint and hear what was tapped before the work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
