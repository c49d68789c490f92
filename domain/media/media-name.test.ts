import { expect, test } from "vitest";
import { mediaNameOf } from "./media-name.ts";

test.each([
  ["Été à Paris.JPG", "image/jpeg", "ete-a-paris"],
  ["hero_2026 (1).png", "image/png", "hero-2026-1"],
  ["no ending", "image/webp", "no-ending"],
  ["v1.2 Manual.pdf", "application/pdf", "v1-2-manual.pdf"],
  ["../../etc/passwd.pdf", "application/pdf", "etc-passwd.pdf"],
  ["说明书.pdf", "application/pdf", "0f3a.pdf"],
  ["照片.webp", "image/webp", "0f3a"],
  [`${"x".repeat(150)}.mp4`, "video/mp4", `${"x".repeat(100)}.mp4`],
  ["picture.pdf", "image/png", undefined],
  ["picture.png.exe", "image/png", undefined],
  ["sheet.pdf", "video/mp4", undefined],
] as const)("the media file '%s' of type %s is named %s", (fileName, type, name) => {
  expect(mediaNameOf(fileName, type, "0f3a")).toBe(name);
});
