import { expect, test } from "vitest";
import { levelToInstall } from "./prepare.mjs";

test("the package level of an empty folder is the requested one", () => {
  expect(levelToInstall("site", { stamp: undefined, hasPackages: false })).toBe("site");
  expect(levelToInstall("tools", { stamp: undefined, hasPackages: false })).toBe("tools");
});

test("the package level stays when a smaller one is requested", () => {
  expect(levelToInstall("site", { stamp: { level: "tests" }, hasPackages: true })).toBe("tests");
  expect(levelToInstall("tools", { stamp: { level: "tests" }, hasPackages: true })).toBe("tools");
});

test("the package level includes manually installed packages", () => {
  expect(levelToInstall("site", { stamp: undefined, hasPackages: true })).toBe("tools");
});
