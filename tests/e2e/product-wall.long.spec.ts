import { sidewaysScroll, widths } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

/** Without animations, so that positions can be compared. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [prefix, products] of [
  ["", 10],
  ["/de", 10],
  // The smart plug is not sold in China.
  ["/cn", 9],
] as const) {
  test(`product wall of ${prefix}/products overlaps neither devices nor names and stands on one line`, async ({ page }) => {
    await page.goto(`${prefix}/products`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // A browser may ask its media queries again only with the next frame after its window was resized.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
      const { devices, names } = await page.evaluate(() => {
        const links = [...document.querySelectorAll("main section section li > a")];
        const rect = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
        // The last span of a link holds its name.
        return { devices: links.map(rect), names: links.map((link) => rect([...link.querySelectorAll("span")].at(-1)!)) };
      });
      expect(devices).toHaveLength(products);
      const overlaps = (rects: DOMRect[]) =>
        rects.flatMap((one, index) =>
          rects
            .slice(index + 1)
            .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
        );
      expect(overlaps(devices), `devices at ${width}`).toEqual([]);
      expect(overlaps(names), `names at ${width}`).toEqual([]);
      const feet = devices
        .map(({ bottom }) => bottom)
        .filter((bottom) => bottom > Math.max(...devices.map((device) => device.bottom)) - 40);
      expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.5);
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
  expect(await sidewaysScroll(page)).toBe(0);
});
