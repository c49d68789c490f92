// The film of the AGAVE-TH stack, of the 3D view of its product page:   node scripts/on-node.mjs --tests art/stack-film.ts
// Needs a build of the site, Chromium, and ffmpeg with libvpx-vp9. Takes about ten minutes without a graphics card.
import type { Page } from "@playwright/test";
import { towerPaths } from "#app/page/tower-paths.ts";
import { launchBrowser } from "#scripts/running-site/launch-browser.ts";
import { pretendGraphicsCard } from "#scripts/running-site/pretend-graphics-card.ts";
import { openTemporarySite } from "#scripts/running-site/temporary-site.ts";
import { encodeFilm, height, rate, width } from "./encode-film.ts";

/** Modules of the tower, each from a time in seconds. */
const moduleSteps = [
  { at: 0, modules: 2 },
  { at: 1.6, modules: 3 },
  { at: 2.9, modules: 4 },
  { at: 4.2, modules: 5 },
  { at: 5.5, modules: 6 },
  { at: 16.2, modules: 4 },
];
/** Rotations of the tower in degrees, between two times in seconds. */
const turns = [
  { from: 7.2, to: 14.6, degrees: 360 },
  { from: 17.2, to: 18.8, degrees: 27 },
];
const seconds = 20;

const site = await openTemporarySite();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await openView(page, site.url);
  let time = 0;
  await encodeFilm("agave-th-stack", {
    seconds,
    posterAt: seconds,
    crf: 34,
    draw: async (frameTime: number) => {
      await moveTo(page, time, frameTime);
      time = frameTime;
      return page.screenshot();
    },
  });
} finally {
  await browser.close();
  await site.close();
}

/** Opens the 3D view at the size of the film, also without a graphics card, and stops its time. */
async function openView(page: Page, origin: string): Promise<void> {
  await pretendGraphicsCard(page);
  await page.goto(`${origin}/en${towerPaths["agave-th"]}?modules=2`);
  await page.locator("#build").scrollIntoViewIfNeeded();
  await page.locator("#build input[type=range]").waitFor({ state: "attached", timeout: 120_000 });
  await page.locator("#build canvas").evaluate((canvas) => {
    const stage = canvas.parentElement!.parentElement!.parentElement!;
    stage.id = "film";
    Object.assign(stage.style, { position: "fixed", inset: "0", height: "100vh" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body { background: #e8e3d8 } body * { visibility: hidden } #film, #film * { visibility: visible }");
    document.adoptedStyleSheets.push(sheet);
    document.querySelector<HTMLInputElement>("#build input[type=range]")!.step = "any";
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Lets the page's time run from one time of the film to another. */
async function moveTo(page: Page, from: number, to: number): Promise<void> {
  const step = moduleSteps.find(({ at }) => at > from && at <= to);
  if (step)
    await page.locator(`#build input[name=modules][value="${step.modules}"]`).evaluate((choice: HTMLInputElement) => choice.click());
  await page.locator("#build input[type=range]").evaluate((slider: HTMLInputElement, degrees) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(slider, String(degrees));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, turnAt(to));
  await page.clock.runFor(1000 / rate);
}

/** Degrees from -180 to 180, as the slider takes them. */
function turnAt(time: number): number {
  const degrees = turns.reduce((sum, { from, to, degrees: all }) => sum + all * calm((time - from) / (to - from)), 0);
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function calm(share: number): number {
  const part = Math.min(1, Math.max(0, share));
  return part * part * (3 - 2 * part);
}
