import { measureSidewaysOverflow } from "./accessibility.ts";
import { expect, stubAssets, languagePrefixes, test } from "./fixtures.ts";

const addresses = [
  "/products/agave-th-three-phase-home-battery-energy-storage-system",
  "/products/myrtillo-ess-high-voltage-lfp-battery",
  "/products/tianyuan-60k",
];
const nameOf = (prefix: string) => prefix.slice(1) || "fr";

for (const prefix of languagePrefixes) {
  test(`product page in ${nameOf(prefix)} keeps each figure in one line with its unit`, async ({ page }) => {
    await stubAssets(page, "images", "scripts");
    for (const address of addresses) {
      await page.goto(prefix + address);
      for (const width of [320, 1024, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const brokenFigures = await page.locator("main dd.order-first").evaluateAll((figures) =>
          figures.flatMap((figure) => {
            const [number, unit] = [...figure.querySelectorAll(".tabular-nums, .tabular-nums + span")];
            const lines = (part: Element) => new Set([...part.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
            const isBroken =
              number !== undefined &&
              (lines(number) > 1 ||
                (unit !== undefined && (lines(unit) > 1 || unit.getBoundingClientRect().left < number.getBoundingClientRect().right - 1)));
            const isOverflowing = figure.scrollWidth > figure.clientWidth + 1;
            return isBroken || isOverflowing ? [figure.textContent] : [];
          }),
        );
        expect(brokenFigures, `${page.url()} at ${width}`).toEqual([]);
        // A wider list would overlap the product's image.
        expect(
          await page
            .locator("main dl")
            .first()
            .evaluate((list) => list.scrollWidth - list.clientWidth),
          `${page.url()} at ${width}`,
        ).toBe(0);
        expect(await measureSidewaysOverflow(page), `${page.url()} at ${width}`).toBe(0);
      }
    }
  });
}

for (const prefix of languagePrefixes.filter((each) => each !== "/cn")) {
  test(`data sheet in ${nameOf(prefix)} breaks no word on a phone and no value on wider windows`, async ({ page }) => {
    await stubAssets(page, "images", "scripts");
    for (const address of addresses) {
      await page.goto(prefix + address);
      for (const width of [320, 780, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const cells = page.locator(`#specification tbody ${width === 320 ? "th" : "td:nth-child(2)"}`);
        const brokenWords = await cells.evaluateAll((cellElements) =>
          (cellElements as HTMLElement[]).flatMap((cell) => {
            // Disable automatic hyphenation, which is not counted as a broken word.
            cell.style.hyphens = "manual";
            const text = cell.firstChild!;
            return [...text.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1 ? [word] : [];
            });
          }),
        );
        expect(brokenWords, `${page.url()} at ${width}`).toEqual([]);
        expect(await measureSidewaysOverflow(page), `${page.url()} at ${width}`).toBe(0);
      }
    }
  });
}
