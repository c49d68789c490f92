import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { scrollThrough } from "../../scripts/measure/scroll-through.ts";
import { longRun, expect, hydrated, test } from "./fixtures.ts";

// The policy would refuse the style sheet of the comparison.
test.use({ reducedMotion: "reduce", bypassCSP: true });
test.skip(process.platform !== "linux", "the pictures were taken on Linux, where text is drawn differently");

for (const width of [1440, 390]) {
  test(`the gallery at ${width} px looks as it did`, longRun, async ({ page }) => {
    await open(page, "/en/test", width);
    const ids = await page.locator("main section[id]:not(section section)").evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) await compare(page.locator(`section#${id}`), `gallery-${id}-${width}`);
  });
}

for (const [address, width] of [
  ["/", 1440],
  ["/", 390],
  ["/de", 390],
] as const) {
  test(`${address} at ${width} px looks as it did`, address === "/" ? {} : longRun, async ({ page }) => {
    await open(page, address, width);
    await compare(page.locator("body"), `home${address === "/" ? "" : "-de"}-${width}`);
  });
}

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await hydrated(page);
  await scrollThrough(page);
  const year = page.getByText(/^© \d{4}/);
  await year.evaluateAll((lines) => lines.forEach((line) => (line.style.visibility = "hidden")));
}

/**
 * Another version of the browser may draw edges a little differently. Measured on the home page at 390 px: every letter
 * wider by 0.03 px differs in 97 pixels, the footer's last line moved by 2 px in 272, a heading in 1,508.
 */
async function compare(part: Locator, name: string): Promise<void> {
  const stylePath = path.join(import.meta.dirname, "visual.css");
  await expect.soft(part).toHaveScreenshot(`${name}.png`, { stylePath, threshold: 0.2, maxDiffPixels: 100, timeout: 30_000 });
  if (test.info().config.updateSnapshots !== "missing") await shrink(test.info().snapshotPath(`${name}.png`, { kind: "screenshot" }));
}

/** The browser compresses for speed; these files stay in the repository. */
async function shrink(file: string): Promise<void> {
  const image = sharp(await readFile(file))
    .removeAlpha()
    .png({ compressionLevel: 9 });
  await writeFile(file, await image.toBuffer());
}
