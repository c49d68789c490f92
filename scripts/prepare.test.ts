import { expect, test } from "vitest";
import { levelToInstall } from "./prepare.mjs";

test("package levels › install what is asked for in an empty folder", () => {
  expect(levelToInstall("site", { stamp: undefined, hasPackages: false })).toBe("site");
  expect(levelToInstall("tools", { stamp: undefined, hasPackages: false })).toBe("tools");
});

test("package levels › a smaller level keeps what a larger one installed", () => {
  expect(levelToInstall("site", { stamp: { level: "tests" }, hasPackages: true })).toBe("tests");
  expect(levelToInstall("tools", { stamp: { level: "tests" }, hasPackages: true })).toBe("tools");
});

test("package levels › packages that npm install brought by hand stay", () => {
  expect(levelToInstall("site", { stamp: undefined, hasPackages: true })).toBe("tools");
});
