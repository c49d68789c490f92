import fc from "fast-check";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as v from "valibot";
import { day, moment, momentText, parseMoment } from "./dates.ts";

let client: Client;
beforeAll(async () => {
  client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(`
    create function pg_temp.is_day(given text) returns boolean language plpgsql as $$ begin
      return given::date::text = given;
    exception when others then return false;
    end $$`);
});
afterAll(() => client.end());

const pad = (value: number, length: number) => String(value).padStart(length, "0");
const numbers = (max: number) => fc.nat({ max });
/** Generates days in the right format; about one in five does not exist. */
const days = fc
  .tuple(fc.oneof(numbers(9999), fc.integer({ min: 1900, max: 2199 })), numbers(13), numbers(32))
  .map(([year, month, date]) => `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`);
const zones = fc.constantFrom("Z", "+02:00", "-1130", "+14", "-23:59", "", "+24:00");
const moments = fc
  .tuple(days, numbers(24), numbers(60), fc.constantFrom("", ":00", ":59.999", ":60"), zones, fc.constantFrom("T", " "))
  .map(([date, hour, minute, second, zone, between]) => `${date}${between}${pad(hour, 2)}:${pad(minute, 2)}${second}${zone}`);

describe("date field", () => {
  test("accepts a day exactly when PostgreSQL has it, within the years 1900 to 2199", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(days, { minLength: 100, maxLength: 200 }), async (texts) => {
        const { rows } = await client.query<{ exists: boolean }>(
          "select pg_temp.is_day(given) as exists from unnest($1::text[]) as given",
          [texts],
        );
        for (const [index, text] of texts.entries()) {
          const isWithin = text >= "1900" && text < "2200";
          expect(v.is(day(), text), text).toBe(isWithin && rows[index]!.exists);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("accepts only moments that PostgreSQL stores as JavaScript reads them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moments, { minLength: 100, maxLength: 200 }), async (texts) => {
        const accepted = texts.filter((text) => v.is(moment(), text));
        const dates = accepted.map((text) => v.parse(moment(), text));
        const { rows } = await client.query<{ at: Date }>("select at from unnest($1::timestamptz[]) as at", [
          dates.map((at) => at.toISOString()),
        ]);
        expect(rows.map(({ at }) => at.getTime())).toEqual(dates.map((at) => at.getTime()));
      }),
      { numRuns: 30 },
    );
  });

  test.each(["2026-05-01", "2024-02-29", "1900-01-01", "2199-12-31"])("accepts %s", (text) => {
    expect(v.is(day(), text)).toBe(true);
    expect(v.parse(moment(), `${text}T12:00:00Z`)).toEqual(new Date(`${text}T12:00:00Z`));
  });

  test.each([
    "0000-01-01",
    "0001-01-01",
    "1899-12-31",
    "2200-01-01",
    "9999-12-31",
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-5-1",
    "",
  ])("rejects '%s' with an error code", (text) => {
    for (const [schema, value] of [[day(), text] as const, [moment(), `${text}T12:00:00Z`] as const])
      expect(v.safeParse(schema, value).issues?.[0]?.message).toBe("noSuchDate");
  });
});

describe("moment", () => {
  const noon = "2026-05-01T12:00:00.000Z";
  test.each([
    ["2026-05-01T12:00:00Z", noon],
    ["2026-05-01t12:00:00z", noon],
    ["2026-05-01 12:00:00Z", noon],
    ["2026-05-01T12:00Z", noon],
    ["2026-05-01T12:00:00+00:00", noon],
    ["2026-05-01T12:00:00-00:00", noon],
    ["2026-05-01T14:00:00+02:00", noon],
    ["2026-05-01T14:00:00 02:00", noon],
    ["2026-05-01T12:00:00 00:00", noon],
    ["2026-05-01T14:00+02", noon],
    ["2026-05-01T17:30:00+0530", noon],
    ["2026-05-02T11:59:00+23:59", noon],
    ["2026-04-30T23:30:00-12:30", noon],
    ["2026-05-01T12:00:00.5Z", "2026-05-01T12:00:00.500Z"],
    ["2026-05-01T12:00:00.123456+00:00", "2026-05-01T12:00:00.123Z"],
    ["2026-05-01T12:00:00.123456 00:00", "2026-05-01T12:00:00.123Z"],
    [`2026-05-01T12:00:00.${"9".repeat(300)}Z`, "2026-05-01T12:00:00.999Z"],
    ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"],
    ["2017-01-01T00:59:60.5+01:00", "2017-01-01T00:00:00.000Z"],
  ])("%s is read as %s", (text, at) => {
    expect(v.parse(moment(), text)).toEqual(new Date(at));
    expect(v.parse(momentText(), text)).toBe(at);
  });

  test.each([
    "2026-02-30T12:00:00Z",
    "2026-02-30T12:00:00+02:00",
    "2025-02-29t12:00:00.000001z",
    "2026-05-01T24:00:00Z",
    "2026-05-01T12:60:00Z",
    "2026-05-01T12:00:60Z",
    "2026-05-01T23:59:60Z",
    "2026-05-01T12:00:61Z",
    "2026-05-01T12:00:00+24:00",
    "2026-05-01T12:00:00+02:60",
    "2026-05-01T12:00:00",
    "2026-05-01",
    "2026-05-01T12:00:00.Z",
    "2026-05-01T12:00:00,5Z",
    "2026-05-01T12:00:00Z+02:00",
    "2026-05-01T12:00:00++02:00",
    "2026-05-01T12:00:00 Europe/Paris",
    "20260501T120000Z",
    "+2026-05-01T12:00:00Z",
    "1777636800",
    "yesterday",
  ])("%s is rejected", (text) => {
    expect(parseMoment(text)).toBeUndefined();
    expect(v.safeParse(moment(), text).issues?.[0]?.message).toBe("noSuchDate");
  });
});
