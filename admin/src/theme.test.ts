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
