import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { longRunOnly, expect, waitForHydration, test } from "./fixtures.ts";

const firstVideo = (page: Page) => page.locator("main video").first();
const position = (page: Page) => firstVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => firstVideo(page).evaluate((video: HTMLVideoElement) => video.paused);
const captions = (page: Page) =>
  firstVideo(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].filter(({ mode, cues }) => mode === "showing" && cues?.length).map(({ language }) => language),
  );

test("a video loads only when it is started, and supports playback, seeking and captions by keyboard", async ({ page }) => {
  const requestUrls: string[] = [];
  page.on("request", (request) => requestUrls.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/de/support-center/video");
  await waitForHydration(page);
  await expect(firstVideo(page)).toHaveCount(0);
  expect(requestUrls.filter((path) => /\.(webm|vtt)$/.test(path))).toEqual([]);

  await page.getByRole("link", { name: "Abspielen: " }).first().press("Enter");
  await expect.poll(() => position(page)).toBeGreaterThan(0.4);
  await expect.poll(() => captions(page)).toEqual(["de"]);
  const pauseButton = page.getByRole("button", { name: "Anhalten" });
  await expect(pauseButton).toBeFocused();
  await pauseButton.press("Space");
  expect(await isPaused(page)).toBe(true);

  const slider = page.getByRole("slider", { name: "Position im Video" }).first();
  await slider.press("End");
  await slider.press("PageDown");
  await expect(slider).toHaveAttribute("aria-valuetext", /^0:1\d von 0:20$/);
  expect(await position(page)).toBeGreaterThan(10);
  await page.getByRole("combobox", { name: "Untertitel" }).first().selectOption("Français");
  await expect.poll(() => captions(page)).toEqual(["fr"]);
  await page.getByRole("combobox", { name: "Untertitel" }).first().selectOption("Ohne Untertitel");
  expect(await captions(page)).toEqual([]);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await measureSidewaysOverflow(page)).toBe(0);
});

test("a video starts with the position and the captions that were chosen before", longRunOnly, async ({ page }) => {
  await page.goto("/en/support-center/video");
  await waitForHydration(page);
  const slider = page.getByRole("slider").first();
  await slider.press("End");
  await slider.press("PageDown");
  await page.getByRole("combobox").first().selectOption("Français");
  await page.getByRole("link", { name: "Play: " }).first().click();
  await expect.poll(() => captions(page)).toEqual(["fr"]);
  expect(await position(page)).toBeGreaterThan(10);
});

test("a video starts by a click on its image and enters and leaves full screen", longRunOnly, async ({ page }) => {
  await page.goto("/en/support-center/video");
  await waitForHydration(page);
  const image = page.locator("main article img").first();
  await image.scrollIntoViewIfNeeded();
  const imageBox = await image.boundingBox();
  if (!imageBox) throw new Error("The video's image is not visible");
  await page.mouse.click(imageBox.x + imageBox.width / 2, imageBox.y + imageBox.height / 2);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  await page.getByRole("button", { name: "Full screen", exact: true }).first().click();
  const exitButton = page.getByRole("button", { name: "Exit full screen" });
  await expect(exitButton).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await exitButton.click();
  await expect(exitButton).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test.describe("a video that cannot be loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("shows a message with a link to the file and can be tried again", longRunOnly, async ({ page }) => {
    await page.route("**/*.webm", (route) => route.abort());
    await page.goto("/support-center/video");
    await waitForHydration(page);
    await page.getByRole("link", { name: "Lire :" }).first().click();
    const message = page.getByRole("alert").filter({ hasText: "Ce film ne peut pas être lu" });
    await expect(message.getByRole("link")).toHaveAttribute("href", /\.webm$/);
    await page.unroute("**/*.webm");
    await page.getByRole("button", { name: "Lire", exact: true }).click();
    await expect(message).toHaveCount(0);
    await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  });
});

test.describe("a video without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has the browser's controls and captions in the page's language", longRunOnly, async ({ page }) => {
    await page.goto("/cn/support-center/video");
    const videos = page.locator("main video:visible");
    await expect(videos).toHaveCount(await page.locator("main article").count());
    await expect(videos.first()).toHaveJSProperty("controls", true);
    await expect(videos.first().locator("track[default]")).toHaveAttribute("srclang", "zh-CN");
    await expect(page.getByRole("slider")).toHaveCount(0);
  });
});

test("a video file plays when its address is opened", longRunOnly, async ({ page }) => {
  await page.goto("/files/myrtillo-stack.webm");
  const openedVideo = page.locator("video");
  await openedVideo.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => openedVideo.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
});
