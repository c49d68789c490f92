import { expect, test } from "vitest";
import { selectValid } from "./select-valid.ts";

type Row = { id: string; validUntil?: string };
const endless: Row = { id: "endless" };
const march = { id: "march", validUntil: "2027-03-31" };
const june = { id: "june", validUntil: "2027-06-30" };
const all: Row[] = [june, endless, march];

test.each<[now: string, timeZone: string, ids: string[], expiresAt: string | undefined]>([
  ["2027-01-01T00:00:00Z", "Europe/Paris", ["june", "endless", "march"], "2027-03-31T22:00:00.000Z"],
  ["2027-03-31T21:59:59Z", "Europe/Paris", ["june", "endless", "march"], "2027-03-31T22:00:00.000Z"],
  ["2027-03-31T22:00:00Z", "Europe/Paris", ["june", "endless"], "2027-06-30T22:00:00.000Z"],
  ["2027-03-31T13:00:00Z", "Australia/Sydney", ["june", "endless"], "2027-06-30T14:00:00.000Z"],
  ["2028-01-01T00:00:00Z", "Europe/Paris", ["endless"], undefined],
])("subsidies at %s in %s › shows %j and expires at %s", (now, timeZone, ids, expiresAt) => {
  const { valid, expiresAt: end } = selectValid(all, timeZone, new Date(now));
  expect(valid.map(({ id }) => id)).toEqual(ids);
  expect(end?.toISOString()).toBe(expiresAt);
});
