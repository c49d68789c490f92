import { DrizzleQueryError } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createLog } from "./index.ts";

const marker = "lea@site.test";

function logError(error: unknown): { err: Record<string, unknown>; line: string } {
  const lines: string[] = [];
  createLog({ write: (line) => void lines.push(line) }).error("api.failed", error, { path: "/api/x" });
  expect(lines).toHaveLength(1);
  const line = lines[0]!;
  expect(line).not.toContain(marker);
  expect(JSON.parse(line)).toMatchObject({ level: 50, event: "api.failed", path: "/api/x" });
  return { err: (JSON.parse(line) as { err: Record<string, unknown> }).err, line };
}

const databaseErrorOf = (code: string, more: object = {}) =>
  Object.assign(new Error(`invalid value: "${marker}"`), { severity: "ERROR", code, detail: `Key (email)=(${marker}) exists.`, ...more });
const errorOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe("logged error", () => {
  test("contains the statement, SQLSTATE, table, constraint and routine of a failed query, but no values", () => {
    const facts = { table: "account", constraint: "account_email", routine: "_bt_check_unique" };
    const error = new DrizzleQueryError("insert into account values ($1)", [marker], databaseErrorOf("23505", { ...facts, where: marker }));
    const { err, line } = logError(error);
    expect(err).toMatchObject({ message: "SQLSTATE 23505: insert into account values ($1)", code: "23505", ...facts });
    expect(err.stack).toMatch(/^\s+at .*log\.test\.ts/);
    expect(line).not.toMatch(/detail|where/);
  });

  test.each(["22008", "22P02", "22001", "23502", "23514", "42601", "P0001"])("omits PostgreSQL's message for SQLSTATE %s", (code) => {
    expect(logError(databaseErrorOf(code)).err).toMatchObject({ message: `SQLSTATE ${code}`, code });
  });

  test("keeps PostgreSQL's message if it is about the server itself", () => {
    const full = Object.assign(new Error("could not extend file: No space left on device"), { severity: "ERROR", code: "53100" });
    expect(logError(full).err).toMatchObject({ message: full.message, code: "53100" });
  });

  test("names the field of invalid data or JSON, not its value", () => {
    expect(logError(errorOf(() => v.parse(v.object({ at: v.number() }), { at: marker }))).err.message).toBe("Invalid data: at (number)");
    expect(logError(errorOf(() => JSON.parse(`${marker} {`))).err.message).toBe("The text is not valid JSON.");
  });

  test("contains the cause and nothing that libraries attach", () => {
    const request = { headers: { cookie: marker } };
    const error = Object.assign(new Error("not sent", { cause: databaseErrorOf("22P02") }), { code: "ESEND", request });
    expect(logError(error).err).toMatchObject({ type: "Error", message: "not sent", code: "ESEND", cause: { message: "SQLSTATE 22P02" } });
  });

  test("names the type of a thrown value that is no error", () => {
    for (const thrown of [marker, { message: marker }]) expect(logError(thrown).err.message).toBe(`not an error: ${typeof thrown}`);
  });
});
