import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";

test("migrations › lead to the schema in db/tables (npm run db:generate)", async () => {
  const files = globSync(path.join(import.meta.dirname, "tables", "*.ts"));
  const modules = await Promise.all(files.map(async (file) => [file, (await import(file)) as Record<string, unknown>] as const));
  const tables = modules.flatMap(([file, exports]) => Object.entries(exports).map(([name, table]) => [`${file} ${name}`, table] as const));
  const [latest] = globSync(path.join(import.meta.dirname, "migrations", "meta", "*_snapshot.json"))
    .toSorted()
    .toReversed();
  const migrated = JSON.parse(readFileSync(latest!, "utf8")) as ReturnType<typeof generateDrizzleJson>;
  expect(await generateMigration(migrated, generateDrizzleJson(Object.fromEntries(tables), migrated.id, ["public"]))).toEqual([]);
});
