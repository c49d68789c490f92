/** True in `npm run test:long`, which sets the variable for Vitest and Playwright. */
export const isLongRun = process.env.TEST_LONG !== undefined;
