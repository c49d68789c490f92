import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cruiseCommand } from "./cruise.ts";

const root = path.resolve(import.meta.dirname, "..");

const code = {
  "i18n/x.ts": "",
  "db/x.ts": "",
  "admin/src/x.ts": "",
  "app/ui/x.tsx": "",
  "app/assets/mark/x.svg": "",
  "app/api-client/endpoints/x.ts": "",
  "app/page/x.ts": "",
  "app/frame/x.tsx": "",
  "app/features/map/x.ts": "",
  "app/pages/news/x.ts": "",
  "app/pages/blog/copy/fr.ts": "",
  "domain/contact/index.ts": "",
  "domain/contact/schema.ts": "",
  "domain/contact/fields.ts": "",
  "domain/contact/service.ts": "",
  "platform/log/index.ts": "",
  "server/site.ts": "",
  "server/b.ts": "./a.ts",
};
const rows: [file: string, imports: string, rules: string[]][] = [
  ["i18n/up.ts", "#app/page/x.ts", ["i18n-is-self-contained"]],
  ["i18n/package.ts", "valibot", ["i18n-is-self-contained"]],
  ["db/up.ts", "#domain/contact", ["db-is-self-contained"]],
  ["db/allowed.ts", "#i18n/x.ts", []],
  ["admin/src/service.ts", "../../domain/contact/service.ts", ["admin-calls-the-api"]],
  ["admin/src/page.ts", "../../app/page/x.ts", ["admin-calls-the-api"]],
  ["admin/src/allowed.ts", "../../domain/contact/schema.ts", []],
  ["admin/src/logo.ts", "../../app/assets/mark/x.svg", []],
  ["admin/src/other-file.ts", "../../app/ui/x.tsx", ["admin-calls-the-api"]],
  ["app/page/admin.ts", "../../admin/src/x.ts", ["admin-is-not-imported"]],
  ["app/ui/up.tsx", "../page/x.ts", ["ui-is-self-contained"]],
  ["app/api-client/up.ts", "#domain/contact/schema", ["api-client-is-self-contained"]],
  ["app/api-client/endpoints/up.ts", "../../page/x.ts", ["endpoint-table-imports-schemas-only"]],
  ["app/api-client/endpoints/service.ts", "#domain/contact", ["endpoint-table-imports-schemas-only"]],
  ["app/api-client/endpoints/package.ts", "lru-cache", ["endpoint-table-imports-schemas-only"]],
  ["app/api-client/endpoints/allowed.ts", "#domain/contact/schema", []],
  ["app/api-client/endpoints/allowed-too.ts", "#domain/contact/fields", []],
  ["app/page/fields.ts", "#domain/contact/fields", ["app-imports-domain-schemas-only"]],
  ["app/api-client/loads.ts", "./endpoints/x.ts", ["endpoints-stay-on-the-server"]],
  ["app/page/loads.ts", "#app/api-client/endpoints/x.ts", ["endpoints-stay-on-the-server"]],
  ["app/page/up.ts", "#app/frame/x.tsx", ["app-page-imports-lower-layers"]],
  ["app/features/support/beside.ts", "../map/x.ts", ["features-do-not-import-features"]],
  ["app/pages/blog/beside.ts", "../news/x.ts", ["pages-do-not-import-pages"]],
  ["app/pages/blog/words.tsx", "./copy/fr.ts", ["messages-stay-on-the-server"]],
  ["app/pages/blog/words.server.ts", "./copy/fr.ts", []],
  ["app/pages/blog/service.ts", "#domain/contact", ["app-imports-domain-schemas-only"]],
  ["app/pages/blog/database.ts", "#platform/log", ["app-through-the-api"]],
  ["app/pages/blog/allowed.ts", "#domain/contact/schema", []],
  ["app/pages/blog/allowed-too.ts", "#app/features/map/x.ts", []],
  ["domain/visits/inside.ts", "../contact/service.ts", ["domain-through-its-index"]],
  ["domain/visits/web.ts", "hono", ["domain-without-web-frameworks"]],
  ["domain/visits/server.ts", "../../server/site.ts", ["domain-without-web-frameworks", "server-is-not-imported"]],
  ["domain/visits/allowed.ts", "#domain/contact", []],
  ["platform/mail/up.ts", "#domain/contact", ["platform-imports-packages-only"]],
  ["server/a.ts", "./b.ts", ["no-circular-imports"]],
  ["server/allowed.ts", "#domain/contact", []],
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
  const { stdout } = spawnSync(process.execPath, cruiseCommand("json"), { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const { violations } = (JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }).summary;
  const actual = rows.map(([file]) => [
    file,
    violations
      .filter(({ from }) => from === file)
      .map(({ rule }) => rule.name)
      .toSorted(),
  ]);
  expect(actual).toEqual(rows.map(([file, , rules]) => [file, rules]));
});
