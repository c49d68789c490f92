import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { selection } from "./query-values.ts";

test.each(languageCodes)("calculation query › accepts the address of a calculation in %s", (language) => {
  expect(`${localPath(language, "/solutions/home-ess")}?consumption=4000`).toMatch(selection.calculation);
});

test.each(["/xx/solutions/home-ess?pv=5", "/products/home-ess?pv=5", "//host.test/solutions/home-ess?pv=5", "/solutions/home-ess?a\\b"])(
  "calculation query › refuses the address %s",
  (address) => expect(address).not.toMatch(selection.calculation),
);
