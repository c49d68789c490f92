import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";

test("the migrations create the schema of db/tables (else run npm run db:generate)", async () => {
  const files = globSync(path.join(import.meta.dirname, "tables", "*.ts"));
  const modules = await Promise.all(files.map(async (file) => [file, (await import(file)) as Record<string, unknown>] as const));
  const tables = modules.flatMap(([file, exports]) => Object.entries(exports).map(([name, table]) => [`${file} ${name}`, table] as const));
  const [latest] = globSync(path.join(import.meta.dirname, "migrations", "meta", "*_snapshot.json"))
    .toSorted()
    .toReversed();
  const snapshot = JSON.parse(readFileSync(latest!, "utf8")) as ReturnType<typeof generateDrizzleJson>;
  expect(await generateMigration(snapshot, generateDrizzleJson(Object.fromEntries(tables), snapshot.id, ["public"]))).toEqual([]);
});
