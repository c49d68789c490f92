import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { scrollThrough } from "../../scripts/running-site/scroll-through.ts";
import { expect, waitForHydration, test } from "./fixtures.ts";

// Bypass the content security policy, which would block the style sheet of the comparison.
test.use({ reducedMotion: "reduce", bypassCSP: true });
test.skip(process.platform !== "linux", "Linux renders text differently from other systems, and the snapshots come from Linux");
test.skip(
  !existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
  "Debian's package fonts-noto-cjk is needed: the snapshots show Chinese in its font",
);

for (const width of [1440, 390]) {
  test(`component gallery at ${width} px matches its snapshots`, async ({ page }) => {
    test.slow();
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
  test(`home page ${address} at ${width} px matches its snapshot`, async ({ page }) => {
    await open(page, address, width);
    await compare(page.locator("body"), `home${address === "/" ? "" : "-de"}-${width}`);
  });
}

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await waitForHydration(page);
  await scrollThrough(page);
  const year = page.getByText(/^© \d{4}/);
  await year.evaluateAll((lines) => lines.forEach((line) => (line.style.visibility = "hidden")));
}

/**
 * Compares a screenshot with its snapshot. The tolerance is for other browser versions: on the home page at 390 px, letters wider
 * by 0.03 px change 97 pixels, a last line moved by 2 px changes 272 and a heading moved by 2 px changes 1,508.
 */
async function compare(part: Locator, name: string): Promise<void> {
  const stylePath = path.join(import.meta.dirname, "visual.css");
  await expect.soft(part).toHaveScreenshot(`${name}.png`, { stylePath, threshold: 0.2, maxDiffPixels: 100, timeout: 30_000 });
  if (test.info().config.updateSnapshots !== "missing") await recompress(test.info().snapshotPath(`${name}.png`, { kind: "screenshot" }));
}

/** Recompresses a snapshot for the repository, because the browser compresses for speed. */
async function recompress(file: string): Promise<void> {
  const image = sharp(await readFile(file))
    .removeAlpha()
    .png({ compressionLevel: 9 });
  await writeFile(file, await image.toBuffer());
}
