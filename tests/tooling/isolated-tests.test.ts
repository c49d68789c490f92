import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

// In a worker that has already loaded the module, `vi.mock` has no effect.
test("every test file that mocks a module runs in its own process", () => {
  const configuration = readFileSync(path.join(root, "vitest.config.ts"), "utf8");
  const places = globSync("{admin/src,app,domain,i18n,platform,server,tests}/**/*.test.{ts,tsx}", { cwd: root });
  const filesWithMocks = places.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(path.join(root, file), "utf8")));
  expect(filesWithMocks).not.toEqual([]);
  const notIsolated = filesWithMocks.filter((file) => !file.endsWith(".long.test.ts") && !configuration.includes(`"${file}"`));
  expect(notIsolated).toEqual([]);
});
