import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { auditedPaths } from "../../scripts/running-site/audited-paths.ts";
import { devices } from "./find-page-faults.ts";
import { expectStableLoading } from "./expect-stable.ts";
import { test } from "./fixtures.ts";

/** Every page in French and in one other language, which alternates. */
const onPhones = auditedPaths.flatMap((path, index) => [path, localPath(languageCodes[1 + (index % (languageCodes.length - 1))]!, path)]);
/** Pages with large images. Other pages load the same code on a desktop as on a phone. */
const onDesktops = auditedPaths.filter((path) => /^\/(about-us|products\/.*|solutions\/.*|explore\/(news|expo))?$/.test(path));

// Show the consent bar, as on a first visit.
test.use({ isConsentPending: true });

for (const [name, addresses] of [
  ["phone", onPhones],
  ["desktop", onDesktops],
] as const) {
  test.describe(`page loading on a ${name}`, () => {
    test.use(devices[name]);

    for (const address of addresses) {
      test(`${address} has no layout shift, no distorted image and no unused preload`, ({ page }) => expectStableLoading(page, address));
    }
  });
}
