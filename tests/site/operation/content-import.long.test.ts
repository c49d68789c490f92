import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/test-database.ts";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { languageCodes } from "#i18n/languages.ts";

const root = path.resolve(import.meta.dirname, "../../..");
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // The folder links to the project's folders, except for a copy of the content that the test changes.
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-import-"));
  for (const name of ["app", "db", "domain", "i18n", "node_modules", "package.json", "platform", "scripts", "server"])
    await symlink(path.join(root, name), path.join(folder, name));
  await cp(path.join(root, "content"), path.join(folder, "content"), { recursive: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

function importContent(): Promise<{ code: unknown; out: string[]; errors: string[] }> {
  const env = { ...process.env, DATABASE_URL: database.url, SESSION_SECRET: siteSecret, DATA_DIR: path.join(folder, "var") };
  const args = ["--preserve-symlinks", "--preserve-symlinks-main", path.join(folder, "scripts/content-import.ts")];
  const split = (text: string) => text.split("\n").filter(Boolean);
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out: split(out), errors: split(errors) }),
    );
  });
}

async function changeEntry(entry: string, changedFields: Record<string, unknown>): Promise<void> {
  const file = path.join(folder, "content", entry, "entry.yaml");
  await writeFile(file, stringify({ ...(parse(await readFile(file, "utf8")) as object), ...changedFields }));
}

test("the content import of unchanged content exits with 0", async () => {
  const { code, out, errors } = await importContent();
  expect([code, errors]).toEqual([0, []]);
  expect(out).toEqual([expect.stringMatching(/^(\d+) in all: \1 unchanged$/)]);
});

test("the content import exits with 1 and lists updated and rejected entries", async () => {
  await changeEntry("product/copia", { picture: "gone" });
  await changeEntry("product/tianyuan-60k", { order: 77 });
  const { code, out, errors } = await importContent();
  expect(code).toBe(1);
  for (const language of languageCodes) {
    expect(out).toContain(`updated: product/tianyuan-60k (${language})`);
    const lineIndex = out.indexOf(`refused: product/copia (${language})`);
    expect(out[lineIndex + 1]).toBe("  missingFiles: picture: product/copia/entry.yaml: there is no picture named gone");
  }
  expect(out.at(-1)).toMatch(/^\d+ in all: \d+ unchanged, 5 invalid, 5 updated$/);
  expect(errors).toEqual(["5 files of the content folder were refused; the others are imported."]);
});
