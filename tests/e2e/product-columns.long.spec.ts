import type { Page } from "@playwright/test";
import { measureSidewaysOverflow } from "./accessibility.ts";
import { expect, languagePrefixes, stubAssets, test } from "./fixtures.ts";

const products = [
  "copia",
  "tianyuan-200k",
  "ac-charger",
  "smart-plug",
  "agave-th-three-phase-home-battery-energy-storage-system",
  "myrtillo-ess-high-voltage-lfp-battery",
  "tianyuan-60k",
  "cholla-wifi",
  "cholla-lan",
  "cholla-4g",
];
const tallestGap = 200;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

for (const prefix of languagePrefixes)
  test(`product pages in ${prefix.slice(1) || "fr"} leave no column empty for more than ${tallestGap} px`, async ({ page }) => {
    await stubAssets(page, "scripts");
    for (const id of products) {
      await page.goto(`${prefix}/products/${id}`);
      expect(await findEmptyColumns(page), id).toEqual([]);
    }
  });

/** Returns the gaps in the columns of the page's grids: below, above and between their texts, images and drawings. */
function findEmptyColumns(page: Page): Promise<{ text: string; gap: number }[]> {
  return page.evaluate((tallest) => {
    const boxesIn = (element: Element) =>
      [...element.querySelectorAll("h2, h3, p, li, dt, dd, td, img, svg, a, figcaption, legend, label, canvas")]
        .map((part) => part.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .toSorted((a, b) => a.top - b.top);
    // The stage of the stack is as high as the largest tower.
    return [...document.querySelectorAll("main :not(#build) > .wrap.grid")].flatMap((grid) => {
      const columns = [...grid.children].map((column) => ({ column, boxes: boxesIn(column), place: column.getBoundingClientRect() }));
      return columns.flatMap(({ column, boxes, place }) => {
        const row = columns.filter(({ place: other }) => other.top < place.bottom && other.bottom > place.top);
        if (row.length < 2 || boxes.length === 0) return [];
        const top = Math.min(...row.map(({ boxes: [first] }) => first?.top ?? place.top));
        const bottom = Math.max(...row.flatMap(({ boxes: others }) => others.map((box) => box.bottom)));
        let [end, gap] = [top, 0];
        for (const box of boxes) {
          gap = Math.max(gap, box.top - end);
          end = Math.max(end, box.bottom);
        }
        gap = Math.max(gap, bottom - end);
        return gap > tallest ? [{ text: column.textContent.trim().slice(0, 40), gap: Math.round(gap) }] : [];
      });
    });
  }, tallestGap);
}

for (const id of products.slice(0, 4))
  test(`the elevation of ${id} stands above its list at 320 px, and each number is readable`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/de/products/${id}`);
    const section = page.locator("section[aria-labelledby=elevation]");
    const drawing = (await section.locator("svg").boundingBox())!;
    const list = (await section.locator("ol").boundingBox())!;
    expect(list.y).toBeGreaterThanOrEqual(drawing.y + drawing.height);
    expect(drawing.x + drawing.width).toBeLessThanOrEqual(320);
    const textHeights = await section.locator("svg text").evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(...textHeights)).toBeGreaterThan(10);
    expect(await measureSidewaysOverflow(page)).toBe(0);
  });

for (const [path, device] of [
  ["/solutions/residential-ess", "AGAVE-TH"],
  ["/solutions/commercial-industrial-ess", "TIANYUAN 60k"],
] as const)
  for (const prefix of languagePrefixes)
    test(`the section drawing of ${prefix}${path} shows its devices and whole names on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(prefix + path);
      const texts = await page.locator(".cross-section svg text:visible").evaluateAll((elements) =>
        (elements as SVGTextElement[]).map((text) => {
          const { left, right } = text.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a;
          return { name: text.textContent.trim(), left, right, size };
        }),
      );
      expect(texts.map(({ name }) => name)).toContain(device);
      for (const { name, left, right, size } of texts) {
        expect(size, name).toBeGreaterThanOrEqual(12);
        expect([left >= 0, right <= 390], name).toEqual([true, true]);
      }
      // Devices are drawn with the fill of `--device`.
      const heights = await page
        .locator(".cross-section svg rect[fill='var(--device)']")
        .evaluateAll((devices) => devices.map((each) => each.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeGreaterThan(40);
    });
