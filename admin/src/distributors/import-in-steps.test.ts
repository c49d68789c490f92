import { expect, test } from "vitest";
import { splitRows } from "./import-in-steps.ts";

test("distributor import › sends 5,000 rows in batches of 200, and long rows in smaller ones", () => {
  const batches = splitRows(Array.from({ length: 5000 }, (_, index) => ({ key: `row-${index}` })));
  expect(batches).toHaveLength(25);
  expect(batches[24]).toMatchObject({ from: 4800, rows: { length: 200 } });
  const long = splitRows(Array.from({ length: 250 }, () => ({ note: "語".repeat(2000) })));
  expect(Math.max(...long.map(({ rows }) => JSON.stringify(rows).length))).toBeLessThan(310_000);
  expect(long.flatMap(({ rows }) => rows)).toHaveLength(250);
});
