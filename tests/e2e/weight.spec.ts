import { auditedPaths } from "../../scripts/measure/audited-paths.ts";
import { devices } from "../../scripts/measure/measure-weight.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { longRun, test } from "./fixtures.ts";
import { expectLight } from "./expect-light.ts";

/** On a desk a page has the same code; what can be too large there are the pictures of the pages that live from them. */
const withLargePictures = auditedPaths.filter((path) => /^\/(about-us|products\/.*|solutions\/.*|explore\/(news|expo))?$/.test(path));
/** The two of them with the largest; what a page weighs on a phone is measured in pages.spec.ts too. */
const always = ["/", "/products/copia"];

// As a first visitor sees it.
test.use({ isAsked: true });

for (const name of keysOf(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use(devices[name]);

    for (const path of name === "phone" ? auditedPaths : withLargePictures) {
      const isAlways = name === "desktop" && always.includes(path);
      test(`${path} keeps to its limits of code and pictures, and nothing moves or is distorted`, isAlways ? {} : longRun, ({ page }) =>
        expectLight(page, path, name),
      );
    }
  });
}
