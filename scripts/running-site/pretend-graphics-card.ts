import type { Page } from "@playwright/test";

/** Makes the next pages believe in a graphics card, because the site shows no 3D view with software rendering. */
export async function pretendGraphicsCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const unmaskedRenderer = 0x9246;
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === unmaskedRenderer ? "Card" : getParameter.call(this, name);
    };
  });
}
