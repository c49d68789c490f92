import { DrizzleQueryError } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createLog } from "./index.ts";

const marker = "lea@site.test";

/** The error field of the line that the log writes, and the line itself. */
function logged(error: unknown): { err: Record<string, unknown>; line: string } {
  const lines: string[] = [];
  createLog({ write: (line) => void lines.push(line) }).error("api.failed", error, { path: "/api/x" });
  expect(lines).toHaveLength(1);
  const line = lines[0]!;
  expect(line).not.toContain(marker);
  expect(JSON.parse(line)).toMatchObject({ level: 50, event: "api.failed", path: "/api/x" });
  return { err: (JSON.parse(line) as { err: Record<string, unknown> }).err, line };
}

const ofDatabase = (code: string, more: object = {}) =>
  Object.assign(new Error(`invalid value: "${marker}"`), { severity: "ERROR", code, detail: `Key (email)=(${marker}) exists.`, ...more });
const caught = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe("logged error", () => {
  test("of a query has the statement, SQLSTATE, table, constraint and routine, but no values", () => {
    const facts = { table: "account", constraint: "account_email", routine: "_bt_check_unique" };
    const error = new DrizzleQueryError("insert into account values ($1)", [marker], ofDatabase("23505", { ...facts, where: marker }));
    const { err, line } = logged(error);
    expect(err).toMatchObject({ message: "SQLSTATE 23505: insert into account values ($1)", code: "23505", ...facts });
    expect(err.stack).toMatch(/^\s+at .*log\.test\.ts/);
    expect(line).not.toMatch(/detail|where/);
  });

  test.each(["22008", "22P02", "22001", "23502", "23514", "42601", "P0001"])("with SQLSTATE %s has no message of PostgreSQL", (code) => {
    expect(logged(ofDatabase(code)).err).toMatchObject({ message: `SQLSTATE ${code}`, code });
  });

  test("about the server itself keeps the message of PostgreSQL", () => {
    const full = Object.assign(new Error("could not extend file: No space left on device"), { severity: "ERROR", code: "53100" });
    expect(logged(full).err).toMatchObject({ message: full.message, code: "53100" });
  });

  test("about data or JSON names the place, not the data", () => {
    expect(logged(caught(() => v.parse(v.object({ at: v.number() }), { at: marker }))).err.message).toBe("Invalid data: at (number)");
    expect(logged(caught(() => JSON.parse(`${marker} {`))).err.message).toBe("The text is not valid JSON.");
  });

  test("has its cause, and nothing that libraries hang on it", () => {
    const request = { headers: { cookie: marker } };
    const error = Object.assign(new Error("not sent", { cause: ofDatabase("22P02") }), { code: "ESEND", request });
    expect(logged(error).err).toMatchObject({ type: "Error", message: "not sent", code: "ESEND", cause: { message: "SQLSTATE 22P02" } });
  });

  test("that is no error is named by its type", () => {
    for (const thrown of [marker, { message: marker }]) expect(logged(thrown).err.message).toBe(`not an error: ${typeof thrown}`);
  });
});
