import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

// A worker that has loaded the module before does not replace it.
test("every test that replaces a module has a process of its own", () => {
  const configuration = readFileSync(path.join(root, "vitest.config.ts"), "utf8");
  const places = globSync("{admin/src,app,domain,i18n,platform,server,tests}/**/*.test.{ts,tsx}", { cwd: root });
  const replacing = places.filter((place) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(path.join(root, place), "utf8")));
  expect(replacing).not.toEqual([]);
  const shared = replacing.filter((place) => !place.endsWith(".long.test.ts") && !configuration.includes(`"${place}"`));
  expect(shared).toEqual([]);
});
