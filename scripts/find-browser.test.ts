import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(os.tmpdir(), "ecactus-browser-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs in a separate process, because a failed search ends the process. */
function find(variables: Record<string, string>) {
  const program = `const { findBrowser } = await import(${JSON.stringify(path.join(import.meta.dirname, "find-browser.mjs"))}); console.log(findBrowser());`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { env: { ...process.env, ...variables }, encoding: "utf8" });
}

function fileNamed(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, "");
  return file;
}

test("the browser search prefers CHROMIUM_PATH to an installed browser", () => {
  fileNamed("chromium");
  const configured = fileNamed("a browser of one's own");
  expect(find({ CHROMIUM_PATH: configured, PATH: folder }).stdout).toBe(`${configured}\n`);
});

test.skipIf(process.platform === "win32").each(["chromium-headless-shell", "chromium", "google-chrome"])(
  "the browser search finds %s in the search path",
  (name) => {
    const inSearchPath = mkdtempSync(path.join(folder, "bin-"));
    const browser = path.join(inSearchPath, name);
    writeFileSync(browser, "");
    expect(find({ CHROMIUM_PATH: "", PATH: inSearchPath }).stdout).toBe(`${browser}\n`);
  },
);

test("the browser search stops with one line for a wrong CHROMIUM_PATH", () => {
  fileNamed("chromium");
  const { status, stdout, stderr } = find({ CHROMIUM_PATH: path.join(folder, "gone"), PATH: folder });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^CHROMIUM_PATH is "[^"]*gone"[^\n]+\n$/);
});
