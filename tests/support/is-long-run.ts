/** Whether `npm run test:long` runs, which sets the variable for both runners. */
export const isLongRun = process.env.TEST_LONG !== undefined;
