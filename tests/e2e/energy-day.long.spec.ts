import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { expect, waitForHydration, measureLayoutShift, stubAssets, test } from "./fixtures.ts";

const section = "section[aria-labelledby=day]";
const controlsOf = (page: Page) => ({
  scrubber: page.getByRole("slider", { name: "Time of day" }),
  sentence: page
    .locator(section)
    .getByText(/^(Solar|Battery|Grid) [\d.]+.kW/)
    .first(),
});

/** Shows the drawing, and waits until it has played once. */
async function openDay(page: Page): Promise<void> {
  await stubAssets(page, "fonts");
  await page.goto("/en");
  await waitForHydration(page);
  await controlsOf(page).scrubber.scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play the day" })).toBeVisible();
  await expect(controlsOf(page).scrubber).toHaveValue("48");
}

test.describe("simulation of a day", () => {
  test.beforeEach(({ page }) => openDay(page));

  test("moves by a quarter of an hour, an hour and to its ends by keyboard, and its text follows", async ({ page }) => {
    const { scrubber, sentence } = controlsOf(page);
    await expect(scrubber).toHaveAttribute("aria-valuetext", /^12:00.p\.m\. Solar 7\.2.kW/);
    await scrubber.focus();
    for (const [key, time] of [
      ["ArrowRight", "12:15 p.m."],
      ["PageUp", "1:15 p.m."],
      ["PageDown", "12:15 p.m."],
      ["ArrowLeft", "12:00 p.m."],
      ["End", "11:45 p.m."],
      ["ArrowRight", "11:45 p.m."],
      ["Home", "12:00 a.m."],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(section).getByText(time, { exact: true })).toBeVisible();
      const text = (await sentence.textContent())!;
      await expect(scrubber).toHaveAttribute("aria-valuetext", `${time.replace(" ", "\u00a0")} ${text}`);
    }
    await expect(sentence).toHaveText(/^Battery [\d.]+.kW/);
  });

  test("moves its cursor when the mouse hovers or drags anywhere on the chart", async ({ page }) => {
    const { scrubber } = controlsOf(page);
    const picture = scrubber.locator("..");
    await expect(scrubber).toBeVisible();
    const size = (await picture.boundingBox())!;
    // `hover` waits until the page stands still. A position measured during scrolling would be wrong when the mouse arrives.
    await picture.hover({ position: { x: size.width / 2, y: size.height / 4 } });
    const box = (await picture.boundingBox())!;
    await page.mouse.down();
    await expect(scrubber).toHaveValue("48");
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.9);
    await expect(scrubber).toHaveValue("24");
    await page.mouse.move(box.x - 50, box.y);
    await page.mouse.up();
    await expect(scrubber).toHaveValue("0");
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 4);
    await expect(scrubber).toHaveValue("72");
    await page.mouse.move(box.x + box.width * 0.5, box.y - 40);
    await expect(scrubber).toHaveValue("72");
  });

  test("plays to its end, can be paused, and stops when the cursor is moved by hand", async ({ page }) => {
    const { scrubber } = controlsOf(page);
    await page.clock.install();
    await page.getByRole("button", { name: "Play the day" }).click();
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(49);
    await page.getByRole("button", { name: "Pause" }).click();
    const pausedValue = await scrubber.inputValue();
    await page.clock.runFor(2000);
    await expect(scrubber).toHaveValue(pausedValue);
    await page.getByRole("button", { name: "Play the day" }).click();
    await scrubber.focus();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Play the day" }).click();
    await expect(scrubber).toHaveValue(/^[1-9]$/);
    await scrubber.focus();
    await page.keyboard.press("Home");
    await expect(page.getByRole("button", { name: "Play the day" })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(scrubber).toHaveValue("0");
  });

  test("plays only once in a visit", async ({ page }) => {
    await page.getByRole("link", { name: "News", exact: true }).first().click();
    await expect(page).toHaveURL(/\/news$/);
    await page.goBack();
    const { scrubber } = controlsOf(page);
    await scrubber.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await expect(scrubber).toHaveValue("48");
    await expect(page.getByRole("button", { name: "Play the day" })).toBeVisible();
  });

  test("shows time and sentence together with the drawing, which never moves", async ({ page }) => {
    const { scrubber, sentence } = controlsOf(page);
    const drawing = scrubber.locator("..");
    const distanceToTop = async () => {
      const [top, section] = await Promise.all([drawing.boundingBox(), page.locator("section[aria-labelledby=day]").boundingBox()]);
      return top!.y - section!.y;
    };
    for (const width of [390, 780, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await scrubber.focus();
      await page.keyboard.press("Home");
      const distance = await distanceToTop();
      for (let hour = 1; hour < 24; hour += 1) {
        await page.keyboard.press("PageUp");
        expect(await distanceToTop(), `${width} px, ${hour} h`).toBe(distance);
      }
      await drawing.evaluate((element) => element.scrollIntoView({ block: "end" }));
      await expect(sentence).toBeInViewport({ ratio: 1 });
    }
  });

  test("draws the sun by day in one dark tone, without edges", async ({ page }) => {
    const colours = await page
      .locator(section)
      .locator("svg[preserveAspectRatio=none] path[class*=sun]:not(.night *)")
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
    expect(new Set(colours)).toEqual(new Set(["rgb(138, 90, 12)"]));
    await expect(page.locator(section).locator(".stroke-ink")).toHaveCount(0);
  });

  test("offers no playback with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: "Play the day" })).toBeHidden();
    await expect(controlsOf(page).scrubber).toBeVisible();
  });

  test("changes with the season and the number of modules", async ({ page }) => {
    const exportedEnergy = page.locator(section).locator("dl > div").filter({ hasText: "exported to the grid" }).locator("dd");
    await expect(exportedEnergy).toHaveText(/^6\.7/);
    await page.getByRole("radio", { name: "Winter" }).check();
    await expect(exportedEnergy).toHaveText(/^0\.0/);
    await page.getByRole("radio", { name: "Summer" }).check();
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await expect(exportedEnergy).not.toHaveText(/^(0\.0|6\.7)/);
    await expect(page.locator(section).getByText("2 modules, 9.98 kWh", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "8:00 p.m." }).click();
    await expect(controlsOf(page).scrubber).toHaveValue("80");
  });

  test("has no axe violation and no layout shift", async ({ page }) => {
    expect(await findAccessibilityViolations(page, { part: section })).toEqual([]);
    expect(await measureLayoutShift(page)).toBeLessThan(0.01);
  });
});

test("the day stands still at noon with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  await waitForHydration(page);
  const { scrubber } = controlsOf(page);
  await scrubber.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await expect(scrubber).toHaveValue("48");
});

test.describe("simulation of a day on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("moves its cursor to a tap and lets the page scroll over the chart", async ({ page }) => {
    await page.goto("/en");
    await waitForHydration(page);
    const { scrubber } = controlsOf(page);
    const picture = scrubber.locator("..");
    await picture.scrollIntoViewIfNeeded();
    await picture.tap({ position: { x: 98, y: 60 } });
    await expect(scrubber).toHaveValue("24");
    await expect(picture).toHaveCSS("touch-action", "pan-y");
  });
});

test.describe("simulation of a day without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("describes noon and three other times in words and shows no controls", async ({ page }) => {
    await page.goto("/en");
    const day = page.locator(section);
    await expect(day.getByText("12:00 p.m.", { exact: true })).toBeVisible();
    await expect(day.getByText("Solar 7.2 kW: 1.6 to the house, 5.6 to the battery.")).toBeVisible();
    await expect(day.getByRole("listitem")).toHaveText([/7:15/, /4:00/, /8:00/]);
    await expect(day.getByRole("slider")).toHaveCount(0);
    await expect(day.getByRole("radio")).toHaveCount(0);
    await expect(day.getByRole("button")).toHaveCount(0);
    await expect(day.locator("svg[preserveAspectRatio=none]").first()).toBeVisible();
  });

  test("does not scroll sideways on a phone when a sentence cannot be broken", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/cn");
    // Some browsers do not break a Chinese sentence at its commas.
    const sentences = page
      .locator(section)
      .locator("p")
      .filter({ hasText: /^(屋顶|电池|电网).*。$/ });
    await expect(sentences).toHaveCount(4);
    await sentences.evaluateAll((texts) => texts.forEach((text) => (text.textContent = "屋".repeat(60))));
    expect(await measureSidewaysOverflow(page)).toBe(0);
  });
});
