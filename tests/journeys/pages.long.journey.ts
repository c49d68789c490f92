import { auditedPaths } from "../../scripts/audited-paths.ts";
import { expectAccessible } from "./accessibility.ts";
import { hydrated, prefixes, test } from "./journey.ts";

for (const path of auditedPaths) {
  test(`${path}: axe finds nothing in any language, with colours, on a desk and on the narrowest phone`, async ({ page }) => {
    for (const prefix of prefixes) {
      await page.goto(path === "/" ? prefix || "/" : prefix + path);
      await hydrated(page);
      await expectAccessible(page);
    }
  });
}
