import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cruise } from "./cruise.ts";

const root = path.resolve(import.meta.dirname, "..");

const code = {
  "i18n/x.ts": "",
  "db/x.ts": "",
  "admin/src/x.ts": "",
  "app/ui/x.tsx": "",
  "app/api-client/endpoints/x.ts": "",
  "app/page/x.ts": "",
  "app/frame/x.tsx": "",
  "app/features/map/x.ts": "",
  "app/pages/news/x.ts": "",
  "app/pages/blog/copy/fr.ts": "",
  "domain/contact/index.ts": "",
  "domain/contact/schema.ts": "",
  "domain/contact/fields.ts": "",
  "domain/contact/verb.ts": "",
  "platform/log/index.ts": "",
  "server/site.ts": "",
  "server/b.ts": "./a.ts",
};
const rows: [file: string, imports: string, rules: string[]][] = [
  ["i18n/up.ts", "#app/page/x.ts", ["i18n-is-alone"]],
  ["i18n/package.ts", "valibot", ["i18n-is-alone"]],
  ["db/up.ts", "#domain/contact", ["db-is-alone"]],
  ["db/right.ts", "#i18n/x.ts", []],
  ["admin/src/verb.ts", "../../domain/contact/verb.ts", ["admin-calls-the-api"]],
  ["admin/src/page.ts", "../../app/page/x.ts", ["admin-calls-the-api"]],
  ["admin/src/right.ts", "../../domain/contact/schema.ts", []],
  ["app/page/admin.ts", "../../admin/src/x.ts", ["nobody-knows-the-admin"]],
  ["app/ui/up.tsx", "../page/x.ts", ["ui-is-alone"]],
  ["app/api-client/up.ts", "#domain/contact/schema", ["client-is-alone"]],
  ["app/api-client/endpoints/up.ts", "../../page/x.ts", ["endpoints-are-a-table"]],
  ["app/api-client/endpoints/verb.ts", "#domain/contact", ["endpoints-are-a-table"]],
  ["app/api-client/endpoints/package.ts", "lru-cache", ["endpoints-are-a-table"]],
  ["app/api-client/endpoints/right.ts", "#domain/contact/schema", []],
  ["app/api-client/endpoints/right-too.ts", "#domain/contact/fields", []],
  ["app/page/fields.ts", "#domain/contact/fields", ["app-knows-schemas"]],
  ["app/api-client/loads.ts", "./endpoints/x.ts", ["endpoints-stay-on-the-server"]],
  ["app/page/loads.ts", "#app/api-client/endpoints/x.ts", ["endpoints-stay-on-the-server"]],
  ["app/page/up.ts", "#app/frame/x.tsx", ["app-page-looks-down"]],
  ["app/features/support/beside.ts", "../map/x.ts", ["features-are-alone"]],
  ["app/pages/blog/beside.ts", "../news/x.ts", ["pages-are-alone"]],
  ["app/pages/blog/words.tsx", "./copy/fr.ts", ["copy-stays-on-the-server"]],
  ["app/pages/blog/words.server.ts", "./copy/fr.ts", []],
  ["app/pages/blog/verb.ts", "#domain/contact", ["app-knows-schemas"]],
  ["app/pages/blog/database.ts", "#platform/log", ["app-through-the-api"]],
  ["app/pages/blog/right.ts", "#domain/contact/schema", []],
  ["app/pages/blog/right-too.ts", "#app/features/map/x.ts", []],
  ["domain/visits/inside.ts", "../contact/verb.ts", ["domain-through-its-index"]],
  ["domain/visits/web.ts", "hono", ["domain-without-a-web"]],
  ["domain/visits/server.ts", "../../server/site.ts", ["domain-without-a-web", "server-is-on-top"]],
  ["domain/visits/right.ts", "#domain/contact", []],
  ["platform/mail/up.ts", "#domain/contact", ["platform-is-below"]],
  ["server/a.ts", "./b.ts", ["no-circle"]],
  ["server/right.ts", "#domain/contact", []],
];

// dependency-cruiser reports a circular import once, for its first file.
test("the import rules reject each forbidden import and no other", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "imports-"));
  for (const name of [".dependency-cruiser.mjs", "tsconfig.json", "package.json"]) cpSync(path.join(root, name), path.join(folder, name));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const [file, imports] of [...Object.entries(code), ...rows]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      imports ? `import * as other from "${imports}";\nexport const x = other;\n` : "export const x = 1;\n",
    );
  }
  const { stdout } = spawnSync(process.execPath, cruise("json"), { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const { violations } = (JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }).summary;
  const broken = rows.map(([file]) => [
    file,
    violations
      .filter(({ from }) => from === file)
      .map(({ rule }) => rule.name)
      .toSorted(),
  ]);
  expect(broken).toEqual(rows.map(([file, , rules]) => [file, rules]));
});
