import type { Page } from "@playwright/test";
import { pretendGraphicsCard } from "#scripts/running-site/pretend-graphics-card.ts";
import { findAccessibilityViolations } from "./accessibility.ts";
import { longRunOnly, expect, delayScripts, waitForHydration, test } from "./fixtures.ts";

const agave = "/en/products/agave-th-three-phase-home-battery-energy-storage-system";
const myrtillo = "/en/products/myrtillo-ess-high-voltage-lfp-battery";

const section = (page: Page) => page.locator("#build");
const figureOutput = (page: Page) => section(page).locator("output").first();
const choice = (page: Page, group: string, value: string) =>
  section(page).getByRole("radiogroup", { name: group }).getByRole("radio", { name: value });
const turntable = (page: Page) => section(page).getByRole("slider");

/** Collects the file names of the 3D view that are requested from now on. */
function watchView(page: Page): string[] {
  const fileNames: string[] = [];
  page.on("request", (request) => {
    const name = new URL(request.url()).pathname.split("/").at(-1)!;
    if (/^stack-view|^three|\.glb$/.test(name)) fileNames.push(name);
  });
  return fileNames;
}

async function openStack(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await section(page).scrollIntoViewIfNeeded();
}

test.describe("stack configurator", () => {
  test("updates figures, image and address at once and keeps the choice over a reload", async ({ page }) => {
    const payloads: string[] = [];
    // Collect payloads of this page only, because others may be prefetched meanwhile.
    page.on("request", (request) => request.url().includes(`${agave}/_payload.json`) && payloads.push(request.url()));
    await openStack(page, agave);
    await expect(figureOutput(page)).toContainText("19.96");
    await choice(page, "Battery modules", "5").check();
    await expect(figureOutput(page)).toContainText("24.95");
    await expect(figureOutput(page)).toContainText("5\u00a0modules");
    await expect(page).toHaveURL(/\?modules=5$/);
    await expect(section(page).getByRole("img", { name: "AGAVE-TH with 5\u00a0modules" })).toHaveCount(1);
    expect(payloads).toEqual([]);
    await page.reload();
    await waitForHydration(page);
    await expect(figureOutput(page)).toContainText("24.95");
    await expect(choice(page, "Battery modules", "5")).toBeChecked();
    await choice(page, "Battery modules", "4").check();
    await expect(page).toHaveURL(new RegExp(`${agave}$`));
  });

  test("keeps the scroll position and adds no history entries", longRunOnly, async ({ page }) => {
    await page.goto("/en");
    await openStack(page, myrtillo);
    await page.goto(`${myrtillo}?towers=2`);
    await waitForHydration(page);
    await section(page).scrollIntoViewIfNeeded();
    const scrollPosition = await page.evaluate(() => scrollY);
    await choice(page, "Modules in each tower", "6").check();
    await choice(page, "Towers in parallel", "5").check();
    await expect(figureOutput(page)).toContainText("149.76");
    await expect(page).toHaveURL(/\?modules=6&towers=5$/);
    expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${myrtillo}$`));
    await expect(choice(page, "Modules in each tower", "3")).toBeChecked();
    await page.goForward();
    await expect(figureOutput(page)).toContainText("149.76");
  });

  test("works with the arrow keys", longRunOnly, async ({ page }) => {
    await openStack(page, myrtillo);
    await choice(page, "Modules in each tower", "3").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, "Modules in each tower", "5")).toBeFocused();
    await expect(figureOutput(page)).toContainText("24.95");
    await expect(page).toHaveURL(/\?modules=5$/);
  });

  test("replaces an impossible choice in the address with the default", longRunOnly, async ({ page }) => {
    await openStack(page, `${agave}?modules=1&towers=3`);
    await expect(figureOutput(page)).toContainText("4\u00a0modules of 4.99\u00a0kWh in one tower");
    await expect(choice(page, "Battery modules", "4")).toBeChecked();
  });

  test("keeps a choice that was made before hydration", longRunOnly, async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto(myrtillo, { waitUntil: "commit" });
    await choice(page, "Modules in each tower", "6").check();
    await choice(page, "Towers in parallel", "2").check();
    release();
    await waitForHydration(page);
    await expect(figureOutput(page)).toContainText("59.88");
    await expect(choice(page, "Modules in each tower", "6")).toBeChecked();
    await expect(choice(page, "Towers in parallel", "2")).toBeChecked();
    await expect(page).toHaveURL(/\?modules=6&towers=2$/);
  });

  test("copies a link to the chosen stack", longRunOnly, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openStack(page, `${myrtillo}?towers=2`);
    await section(page).getByRole("button", { name: "Copy link" }).click();
    await expect(section(page)).toContainText("Link copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${myrtillo}\\?towers=2#build$`));
  });
});

test.describe("stack configurator without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the chosen stack after its form is sent", async ({ page }) => {
    await page.goto(myrtillo);
    await choice(page, "Modules in each tower", "6").check();
    await choice(page, "Towers in parallel", "5").check();
    await section(page).getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/\?modules=6&towers=5#build$/);
    await expect(figureOutput(page)).toContainText("149.76");
    await expect(figureOutput(page)).toContainText("5\u00a0towers of 6\u00a0modules");
    await expect(choice(page, "Towers in parallel", "5")).toBeChecked();
    await expect(section(page).getByRole("img", { name: "MYRTILLO: 5\u00a0towers of 6\u00a0modules" })).toBeVisible();
    await expect(section(page).getByRole("button", { name: "Copy link" })).toBeHidden();
  });
});

test.describe("3D view of a stack", () => {
  // The software renderer of a machine without a graphics card is slow.
  test.slow();
  const slowTimeout = { timeout: 120_000 };
  test.beforeEach(({ page }) => pretendGraphicsCard(page));

  test("loads when the stack scrolls near, rotates by keys and dragging, and falls back to the image", longRunOnly, async ({ page }) => {
    const viewFiles = watchView(page);
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto(agave);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(viewFiles).toEqual([]);
    await section(page).scrollIntoViewIfNeeded();
    await expect(turntable(page)).toHaveAttribute("aria-valuetext", "0 deg", slowTimeout);
    expect(viewFiles.join()).toContain(".glb");

    await turntable(page).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(turntable(page)).toHaveAttribute("aria-valuetext", "30 deg", slowTimeout);
    await page.keyboard.press("Home");
    await expect(turntable(page)).toHaveAttribute("aria-valuetext", "0 deg", slowTimeout);
    const canvas = section(page).locator("canvas");
    await canvas.hover();
    const { x, y, width, height } = (await canvas.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 100, y + height / 2);
    await page.mouse.up();
    await expect(turntable(page)).toHaveValue("40", slowTimeout);
    await canvas.dblclick();
    await expect(turntable(page)).toHaveValue("0", slowTimeout);
    expect(await findAccessibilityViolations(page, { part: "#build" })).toEqual([]);

    await page.emulateMedia({ media: "print" });
    await expect(canvas).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await canvas.evaluate((element: HTMLCanvasElement) => element.getContext("webgl2")!.getExtension("WEBGL_lose_context")!.loseContext());
    await expect(turntable(page)).toHaveCount(0, slowTimeout);
    await expect(section(page).getByRole("img", { name: "AGAVE-TH with 4\u00a0modules" })).toBeVisible();
  });

  test("does not animate with reduced motion and renders only changes", longRunOnly, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const frame = window.requestAnimationFrame;
      Object.assign(window, { uncountedFrame: frame.bind(window) });
      window.requestAnimationFrame = (callback) => {
        document.documentElement.dataset.frames = String(Number(document.documentElement.dataset.frames ?? 0) + 1);
        return frame.call(window, callback);
      };
    });
    await openStack(page, myrtillo);
    await expect(turntable(page)).toBeAttached(slowTimeout);
    const frames = () => page.evaluate(() => Number(document.documentElement.dataset.frames ?? 0));
    const before = await frames();
    await choice(page, "Modules in each tower", "6").check();
    await expect(figureOutput(page)).toContainText("29.94");
    // An animated module would request each of these frames.
    await page.evaluate(async () => {
      const { uncountedFrame } = window as unknown as { uncountedFrame: typeof requestAnimationFrame };
      for (let frameCount = 0; frameCount < 40; frameCount += 1) await new Promise(uncountedFrame);
    });
    expect((await frames()) - before).toBeLessThan(8);
  });
});

for (const [condition, script] of [
  ["without WebGL", "HTMLCanvasElement.prototype.getContext = () => null"],
  ["without a graphics card", ""],
  ["with data saving", "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"],
] as const) {
  test(`the 3D view is not loaded ${condition}, and the image stays`, longRunOnly, async ({ page }) => {
    const viewFiles = watchView(page);
    await page.addInitScript(script);
    await openStack(page, agave);
    await choice(page, "Battery modules", "2").check();
    await expect(section(page).getByRole("img", { name: "AGAVE-TH with 2\u00a0modules" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(viewFiles).toEqual([]);
    await expect(turntable(page)).toHaveCount(0);
  });
}

test("a printed stack has its image and figures but no controls", longRunOnly, async ({ page }) => {
  await openStack(page, `${agave}?modules=6`);
  await page.emulateMedia({ media: "print" });
  await expect(section(page).getByRole("img", { name: "AGAVE-TH with 6\u00a0modules" })).toBeVisible();
  await expect(figureOutput(page)).toContainText("29.94");
  await expect(choice(page, "Battery modules", "6")).toBeHidden();
});

test("a configured stack is passed on to how to buy and the contact form, and can be changed from there", async ({ page }) => {
  await openStack(page, myrtillo);
  await choice(page, "Modules in each tower", "6").check();
  await choice(page, "Towers in parallel", "2").check();
  await expect(page).toHaveURL(/\?modules=6&towers=2$/);
  const purchaseLinks = page.getByRole("region", { name: "Where to buy" });
  await expect(purchaseLinks).toContainText("59.88\u00a0kWh");
  await purchaseLinks.getByRole("link", { name: "Find an installer" }).click();
  await expect(page).toHaveURL(/\/en\/how-to-buy\?line=residential&product=myrtillo-ess-high-voltage-lfp-battery&modules=6&towers=2$/);
  await expect(page.locator("main")).toContainText("2\u00a0towers of 6\u00a0modules, 59.88\u00a0kWh");
  await page.locator("main").getByRole("link", { name: "Installers" }).first().click();
  await expect(page).toHaveURL(/kind=installer.*modules=6&towers=2$/);
  const urlBefore = page.url();
  await page.locator("main a[href*='/contact-us']").first().click();
  await expect(page).toHaveURL(/\/contact-us\?/);
  await expect(page).toHaveTitle(/^Contact us/);
  await expect(page.getByRole("region", { name: "Your selection" })).toContainText(
    "MYRTILLO, 2\u00a0towers of 6\u00a0modules, 59.88\u00a0kWh",
  );
  await page.goto(urlBefore);
  await page.getByRole("region", { name: "Your selection" }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\?modules=6&towers=2#build$/);
  await expect(figureOutput(page)).toContainText("59.88");
});
