import { auditedPaths } from "../../scripts/measure/audited-paths.ts";
import { devices, limits, measureWeight, type DeviceName } from "../../scripts/measure/measure-weight.ts";
import { beforeRelease, expect, test } from "./journey.ts";

/** On a desk a page has the same code; what can be too large there are the pictures of the pages that live from them. */
const withLargePictures = auditedPaths.filter((path) => /^\/(about-us|products\/.*|solutions\/.*|explore\/(news|expo))?$/.test(path));

/** Two of them are measured each time, the others before a release. */
const always = ["/", "/products/copia"];

// As a first visitor sees it.
test.use({ isAsked: true });

for (const name of Object.keys(devices) as DeviceName[]) {
  test.describe(`on a ${name}`, () => {
    test.use(devices[name]);

    for (const path of name === "phone" ? auditedPaths : withLargePictures) {
      const isAlways = name === "phone" || always.includes(path);
      test(
        `${path} keeps to its limits of code and pictures, and nothing moves or is distorted`,
        isAlways ? {} : beforeRelease,
        async ({ page }) => {
          // When the font comes depends on the machine; whatever else moves is the page's fault.
          await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
          const weight = await measureWeight(page, path);
          expect.soft(weight.script).toBeLessThanOrEqual(limits.script);
          if (path === "/") expect.soft(weight.document).toBeLessThanOrEqual(limits.document);
          expect.soft(weight.biggestPicture.size, weight.biggestPicture.address).toBeLessThanOrEqual(limits.picture[name]);
          expect.soft(weight.shifts).toEqual([]);
          expect.soft(weight.unusedPreloads).toEqual([]);
          expect.soft(weight.distorted).toEqual([]);
        },
      );
    }
  });
}
