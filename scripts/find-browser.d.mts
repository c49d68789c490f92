/** Returns the path of a browser for tests. Installs one if possible, else ends the process with a line that says what to do. */
export function findBrowser(): string;
/** Disables the browser's own network requests and the graphics processor. */
export const browserArguments: string[];
