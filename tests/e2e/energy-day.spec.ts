import type { Page } from "@playwright/test";
import { accessibilityFindings, sidewaysScroll } from "./accessibility.ts";
import { expect, hydrated, leaveOut, test } from "./fixtures.ts";

const section = "section[aria-labelledby=day]";
const parts = (page: Page) => ({
  scrubber: page.getByRole("slider", { name: "Time of day" }),
  sentence: page
    .locator(section)
    .getByText(/^(The roof|The battery|The grid) gives/)
    .first(),
});

test.describe("with code", () => {
  test.beforeEach(async ({ page }) => {
    await leaveOut(page, "fonts");
    await page.goto("/en");
    await hydrated(page);
    await page.locator(section).scrollIntoViewIfNeeded();
  });

  test("keys move by a quarter of an hour, by an hour and to the ends, and the sentence follows", async ({ page }) => {
    const { scrubber, sentence } = parts(page);
    await expect(scrubber).toHaveAttribute("aria-valuetext", /^1:00.p\.m\. The roof gives 7\.9.kW/);
    await scrubber.focus();
    for (const [key, time] of [
      ["ArrowRight", "1:15 p.m."],
      ["PageUp", "2:15 p.m."],
      ["PageDown", "1:15 p.m."],
      ["ArrowLeft", "1:00 p.m."],
      ["End", "11:45 p.m."],
      ["ArrowRight", "11:45 p.m."],
      ["Home", "12:00 a.m."],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(section).getByText(time, { exact: true })).toBeVisible();
      const text = (await sentence.textContent())!;
      await expect(scrubber).toHaveAttribute("aria-valuetext", `${time.replace(" ", "\u00a0")} ${text}`);
    }
    await expect(sentence).toHaveText(/^The battery gives/);
  });

  test("a drag anywhere on the picture moves the cursor along", async ({ page }) => {
    const { scrubber } = parts(page);
    const picture = scrubber.locator("..");
    await expect(scrubber).toBeVisible();
    const size = (await picture.boundingBox())!;
    // Waits until the page stands still: a box measured while it scrolls is somewhere else when the mouse comes.
    await picture.hover({ position: { x: size.width / 2, y: size.height / 4 } });
    const box = (await picture.boundingBox())!;
    await page.mouse.down();
    await expect(scrubber).toHaveValue("48");
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.9);
    await expect(scrubber).toHaveValue("24");
    await page.mouse.move(box.x - 50, box.y);
    await page.mouse.up();
    await expect(scrubber).toHaveValue("0");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
    await expect(scrubber).toHaveValue("0");
  });

  test("the day plays itself from where it stands to its end, halts when asked, and gives way to a hand", async ({ page }) => {
    const { scrubber } = parts(page);
    await page.getByRole("button", { name: "Play the day" }).click();
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(53);
    await page.getByRole("button", { name: "Pause" }).click();
    const halted = await scrubber.inputValue();
    await page.waitForTimeout(400);
    await expect(scrubber).toHaveValue(halted);
    await page.getByRole("button", { name: "Play the day" }).click();
    await scrubber.focus();
    await page.keyboard.press("End");
    // At its end it begins anew.
    await page.getByRole("button", { name: "Play the day" }).click();
    await expect(scrubber).toHaveValue(/^[1-9]$/);
    await scrubber.focus();
    await page.keyboard.press("Home");
    await expect(page.getByRole("button", { name: "Play the day" })).toBeVisible();
    await page.waitForTimeout(400);
    await expect(scrubber).toHaveValue("0");
  });

  test("whoever wants no motion is offered none", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: "Play the day" })).toBeHidden();
    await expect(parts(page).scrubber).toBeVisible();
  });

  test("another season and another stack change the day", async ({ page }) => {
    const sold = page.locator(section).locator("dl > div").filter({ hasText: "sold to the grid" }).locator("dd");
    await expect(sold).toHaveText(/^10\.0/);
    await page.getByRole("radio", { name: "Winter" }).check();
    await expect(sold).toHaveText(/^0\.0/);
    await page.getByRole("radio", { name: "Summer" }).check();
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await expect(sold).not.toHaveText(/^(0|10)\.0/);
    await expect(page.locator(section).getByText("2 modules, 9.98 kWh", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "8:00 p.m." }).click();
    await expect(parts(page).scrubber).toHaveValue("80");
  });

  test("axe finds nothing in the section, and nothing in it has moved", async ({ page }) => {
    expect(await accessibilityFindings(page, { part: section })).toEqual([]);
    const shift = await page.evaluate(async () => {
      const entries = await new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, []);
      });
      return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
    });
    expect(shift).toBeLessThan(0.01);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap moves the cursor, and the page still scrolls over the picture", async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    const { scrubber } = parts(page);
    const picture = scrubber.locator("..");
    await picture.scrollIntoViewIfNeeded();
    await picture.tap({ position: { x: 195, y: 60 } });
    await expect(scrubber).toHaveValue("48");
    await expect(picture).toHaveCSS("touch-action", "pan-y");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one o'clock is told in words, with three other moments, and no control shows", async ({ page }) => {
    await page.goto("/en");
    const day = page.locator(section);
    await expect(day.getByText("1:00 p.m.", { exact: true })).toBeVisible();
    await expect(day.getByText("The roof gives 7.9 kW: the house takes 1.5, the car 3.7, the battery 0.2, the grid 2.5.")).toBeVisible();
    await expect(day.getByRole("listitem")).toHaveText([/7:15/, /4:00/, /8:00/]);
    await expect(day.getByRole("slider")).toHaveCount(0);
    await expect(day.getByRole("radio")).toHaveCount(0);
    await expect(day.getByRole("button")).toHaveCount(0);
    await expect(day.locator("svg[preserveAspectRatio=none]").first()).toBeVisible();
  });

  test("a sentence that has no place to break makes no page wider than a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/cn");
    // Not every browser breaks a Chinese sentence at its commas.
    const sentences = page
      .locator(section)
      .locator("p")
      .filter({ hasText: /^(屋顶|电池|电网).*。$/ });
    await expect(sentences).toHaveCount(4);
    await sentences.evaluateAll((texts) => texts.forEach((text) => (text.textContent = "屋".repeat(60))));
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
