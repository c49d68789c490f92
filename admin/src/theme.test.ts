import { readFileSync } from "node:fs";
import { getContrastRatio } from "@mui/material/styles";
import { expect, test } from "vitest";
import { theme } from "./theme.ts";

const { palette } = theme;

test.each(["primary", "secondary", "info", "success", "warning", "error"] as const)(
  "theme colour %s › contrasts with its text and with every background",
  (name) => {
    const { main, contrastText } = palette[name];
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [palette.background.paper, palette.background.default])
      expect(getContrastRatio(main, ground)).toBeGreaterThanOrEqual(3);
  },
);

test("theme fonts › are those of the site, with its Chinese ones", () => {
  const styles = readFileSync(new URL("../../app/styles/app.css", import.meta.url), "utf8");
  const siteFonts = /:lang\(zh\) \{\s*--font-sans:([^;]+);/.exec(styles)?.[1]?.replaceAll(/\s+/g, " ").trim();
  expect(theme.typography.fontFamily).toBe(siteFonts);
});
