/** Runs of an expensive property: all in `npm run test:long`, a third in `npm test`. */
export function propertyRuns(count: number): number {
  return process.env.TEST_LONG === undefined ? Math.ceil(count / 3) : count;
}
