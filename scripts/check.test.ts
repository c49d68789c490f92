import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** Returns the lint messages of `npm run check` by file name. */
function lint(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lint-"));
  for (const file of [".oxlintrc.json", "scripts/lint"]) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const { stdout } = spawnSync(process.execPath, [path.join(root, "node_modules/oxlint/bin/oxlint"), "--deny-warnings", "--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string; help?: string }[] };
  return Object.fromEntries(
    Object.keys(files).map((file) => [
      file,
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ message, help }) => `${message} ${help}`)
        .join("\n"),
    ]),
  );
}

const call = 'export const answer = await fetch("/api/news/list");';

test("the lint rejects calls that bypass the API client and names the alternative", () => {
  const violations = {
    "app/pages/news/route.tsx": call,
    "app/page/read-list.ts": call,
    "app/root.tsx": call,
    "app/frame/by-window.ts": 'export const answer = await window.fetch("/api/news/list");',
    "app/pages/news/by-global.ts": 'export const answer = await globalThis.fetch("/api/news/list");',
    "app/pages/news/handed-on.ts": "export const send = { fetch };",
    "app/ui/in-the-old-way.ts": "export const request = new XMLHttpRequest();",
    "app/features/consent/by-beacon.ts": 'navigator.sendBeacon("/api/visit", "{}");',
  };
  const validFiles = {
    "app/pages/news/by-client.ts":
      'import type { ApiClient } from "#app/api-client/api-client.ts";\nexport const read = (api: ApiClient) => api.get("/news/list");',
    "server/the-way.ts": call,
  };
  const messages = lint({ ...violations, ...validFiles });
  for (const file of Object.keys(violations))
    expect(messages[file], file).toContain("page.api in a loader or action, browserApi() in the browser");
  for (const file of Object.keys(validFiles)) expect(messages[file], file).toBe("");
});

test("the app has three exceptions to the API client rule, each with a reason", () => {
  const { stdout } = spawnSync("grep", ["-rhE", "oxlint-disable.*no-restricted-(globals|properties)", "app"], {
    cwd: root,
    encoding: "utf8",
  });
  const reasons = stdout
    .trim()
    .split("\n")
    .map((line) => line.split(" -- ")[1])
    .toSorted();
  expect(reasons).toEqual(["files of the build, not an API call", "payload of a page, not an API call", "transport of the API client"]);
});
