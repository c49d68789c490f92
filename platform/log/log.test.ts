import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLog } from "./index.ts";

test("the log omits the parameter values of a failed query", () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const cause = Object.assign(new Error("duplicate key value"), {
    code: "23505",
    constraint: "account_email",
    detail: "Key (email)=(lea@site.test) already exists.",
  });
  log.error("api.failed", new DrizzleQueryError("insert into account values ($1, $2)", ["lea@site.test", "Cactus-2026"], cause), {
    path: "/api/x",
  });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    path: "/api/x",
    err: { message: "duplicate key value: insert into account values ($1, $2)", code: "23505", constraint: "account_email" },
  });
  expect(lines[0]).toContain("log.test.ts");
  expect(lines[0]).not.toMatch(/lea@site|Cactus-2026/);
});
