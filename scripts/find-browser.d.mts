/** Path of a browser for the tests; installs one where it can, else ends the process with a line that says what to do. */
export function findBrowser(): string;
/** No outside calls of the browser's own, and the machine's graphics left out. */
export const browserArguments: string[];
