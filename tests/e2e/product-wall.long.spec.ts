import { measureSidewaysOverflow, widths } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

/** Disable animations, because the tests compare positions. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [prefix, products] of [
  ["", 10],
  ["/de", 10],
  // China has nine products, because the smart plug is not sold there.
  ["/cn", 9],
] as const) {
  test(`product wall of ${prefix}/products overlaps neither devices nor names and aligns devices at the bottom`, async ({ page }) => {
    await page.goto(`${prefix}/products`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The browser may evaluate media queries only in the frame after a resize.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await measureSidewaysOverflow(page), `at ${width}`).toBe(0);
      const { devices, names } = await page.evaluate(() => {
        const links = [...document.querySelectorAll("main section section li > a")];
        const rect = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
        return { devices: links.map(rect), names: links.map((link) => rect([...link.querySelectorAll("span")].at(-1)!)) };
      });
      expect(devices).toHaveLength(products);
      const overlaps = (rects: DOMRect[]) =>
        rects.flatMap((a, index) =>
          rects.slice(index + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        );
      expect(overlaps(devices), `devices at ${width}`).toEqual([]);
      expect(overlaps(names), `names at ${width}`).toEqual([]);
      const bottoms = devices
        .map(({ bottom }) => bottom)
        .filter((bottom) => bottom > Math.max(...devices.map((device) => device.bottom)) - 40);
      expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(0.5);
    }
  });
}

test("product wall scrolls sideways by keyboard on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/products");
  const wall = page.getByRole("region", { name: "All products at the same scale" });
  await wall.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wall.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await measureSidewaysOverflow(page)).toBe(0);
});
