import type { Page } from "@playwright/test";
import { localPath } from "#i18n/paths.ts";
import { languageCodes } from "#i18n/languages.ts";
import { findAccessibilityViolations } from "../accessibility.ts";
import { longRunOnly, expect, delayScripts, waitForHydration, measureLayoutShift, stubAssets, test } from "../fixtures.ts";

test.use({ isConsentPending: true });

const bar = (page: Page) => page.locator(".consent-bar");
const consentSettings = (page: Page) => page.locator(".consent");
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent")?.value;
const consentCookie = /^1:[a-z+]*:\d+:[0-9a-f-]{36}$/;
const texts = {
  fr: {
    path: "/about-us",
    choose: "Choisir",
    decline: "Tout refuser",
    selection: "Autoriser la sélection",
    all: "Tout autoriser",
    accept: "Accepter",
  },
  en: { path: "/en/about-us", choose: "Choose", decline: "Decline", selection: "Allow selection", all: "Allow all", accept: "Accept" },
  au: { path: "/au/about-us", choose: "Choose", decline: "Decline", selection: "Allow selection", all: "Allow all", accept: "Accept" },
  de: {
    path: "/de/about-us",
    choose: "Auswählen",
    decline: "Ablehnen",
    selection: "Auswahl erlauben",
    all: "Alle erlauben",
    accept: "Akzeptieren",
  },
  cn: { path: "/cn/about-us", choose: "选择", decline: "拒绝", selection: "允许所选", all: "全部允许", accept: "接受" },
};

for (const [language, text] of Object.entries(texts)) {
  const isAlways = language === "fr";
  test(
    `consent bar in ${language} offers decline, allow selection, allow all and accept on the first visit`,
    isAlways ? {} : longRunOnly,
    async ({ page, context }) => {
      const answers: [name: string, choice: RegExp][] = [
        [text.decline, /^1::/],
        [text.all, /^1:preference\+statistics\+marketing:/],
        [text.selection, /^1:statistics:/],
        [text.accept, /^1:statistics:/],
      ];
      for (const [name, choice] of answers) {
        await context.clearCookies({ name: "consent" });
        await page.goto(text.path);
        // Answers before hydration have their own tests below.
        await waitForHydration(page);
        if (name === text.accept) await bar(page).locator("summary", { hasText: text.choose }).click();
        // The first click on "allow selection" only shows the categories.
        if (name === text.selection) await button(page, name).click();
        if (!/::|marketing/.test(choice.source)) await bar(page).locator("[name=statistics]").check();
        await button(page, name).click();
        await expect(bar(page), name).toBeHidden();
        expect(await consentOf(page), name).toMatch(choice);
        await expect.poll(() => consentOf(page), name).toMatch(consentCookie);
      }
      await page.reload();
      await waitForHydration(page);
      await expect(bar(page)).toBeHidden();
    },
  );
}

const pages = ["/", "/products", "/products/copia", "/contact-us", "/login"];
for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `consent bar at ${width} px covers no content in any language and shows decline as prominently as allow`,
    longRunOnly,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await stubAssets(page, "images", "scripts");
      for (const code of languageCodes) {
        for (const path of pages) {
          const address = localPath(code, path);
          await page.goto(address);
          const box = (await bar(page).boundingBox())!;
          expect(box.height, address).toBeLessThanOrEqual(width < 780 ? 88 : 64);
          const coveredTexts = await bar(page).evaluate((element) => {
            const barBox = element.getBoundingClientRect();
            const contents = [...document.querySelectorAll("h1, main a, main button, main input, header a")].map((content) => ({
              other: content,
              box: content.getBoundingClientRect(),
            }));
            const isCoveredByBar = ({ box: { top, bottom, width: boxWidth } }: { box: DOMRect }) =>
              boxWidth > 0 && bottom > barBox.top && top < barBox.bottom;
            return contents.filter(isCoveredByBar).map(({ other }) => other.outerHTML.slice(0, 80));
          });
          expect(coveredTexts, address).toEqual([]);
          const buttonStyles = await bar(page)
            .locator(".consent-actions button")
            .evaluateAll((buttons) =>
              (buttons as HTMLElement[]).map((buttonElement) => {
                const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(buttonElement);
                return [
                  buttonElement.offsetHeight,
                  Math.round(buttonElement.getBoundingClientRect().width),
                  buttonElement.scrollWidth <= buttonElement.clientWidth,
                  backgroundColor,
                  color,
                  borderColor,
                  fontSize,
                  fontWeight,
                ].join();
              }),
            );
          expect(buttonStyles.length, address).toBe(3);
          expect(new Set(buttonStyles).size, address).toBe(1);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), address).toBe(0);
        }
      }
      expect(await findAccessibilityViolations(page, { part: ".consent-bar" })).toEqual([]);
      // With its categories the bar is higher and must cover nothing either.
      for (const code of languageCodes) {
        await page.goto(localPath(code, "/products"));
        await bar(page).locator("summary").click();
        const coveringElements = await bar(page).evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const points = Array.from({ length: 20 }, (_, x) =>
            Array.from(
              { length: 20 },
              (__, y) => [left + ((x + 0.5) * (right - left)) / 20, top + ((y + 0.5) * (bottom - top)) / 20] as const,
            ),
          ).flat();
          return points
            .map(([x, y]) => document.elementFromPoint(x, y))
            .filter((topElement) => !element.contains(topElement))
            .map((topElement) => topElement?.outerHTML.slice(0, 80));
        });
        expect(coveringElements, code).toEqual([]);
      }
      // The bar is positioned in the page, so it scrolls away.
      await page.goto("/");
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(bar(page)).not.toBeInViewport();
    },
  );
}

test("the consent bar leaves headline and first button of the home page in the first screen", longRunOnly, async ({ page }) => {
  await stubAssets(page, "images", "scripts");
  for (const code of languageCodes) {
    await page.goto(localPath(code, "/"));
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("main section").first().getByRole("link").first()).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe("consent bar before hydration", () => {
  test("causes no layout shift, and its answer counts at once and is recorded later", longRunOnly, async ({ page }) => {
    const release = await delayScripts(page);
    await stubAssets(page, "fonts");
    await page.goto("/de/contact-us");
    await expect(bar(page)).toBeVisible();
    expect(await measureLayoutShift(page)).toBe(0);
    await button(page, "Auswahl erlauben").click();
    await expect(bar(page).locator("[name=preference]")).toBeFocused();
    await bar(page).locator("[name=preference]").check();
    await button(page, "Akzeptieren").click();
    await expect(bar(page)).toBeHidden();
    expect(await consentOf(page)).toMatch(/^1:preference:\d+$/);
    release();
    await waitForHydration(page);
    await page.mouse.move(50, 50);
    await expect.poll(() => consentOf(page)).toMatch(/^1:preference:\d+:[0-9a-f-]{36}$/);
    await expect(bar(page)).toBeHidden();
  });

  test("has its answer recorded by the next page when the visitor leaves the page", longRunOnly, async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto("/en/about-us");
    await button(page, "Decline").click();
    expect(await consentOf(page)).toMatch(/^1::\d+$/);
    release();
    await page.goto("/en/products");
    await expect(bar(page)).toBeHidden();
    await waitForHydration(page);
    await page.mouse.move(50, 50);
    await expect.poll(() => consentOf(page)).toMatch(consentCookie);
  });
});

test("the consent bar is the first tab stop, opens and answers by keyboard, and the page stays usable", async ({ page }) => {
  await page.goto("/en/about-us");
  const stop = async (locator: ReturnType<Page["locator"]>) => {
    await page.keyboard.press("Tab");
    await expect(locator).toBeFocused();
  };
  await stop(bar(page).getByRole("link"));
  await expect(bar(page).getByRole("link")).toHaveAttribute("href", "/en/document/cookies-policy");
  await stop(bar(page).locator("summary"));
  await page.keyboard.press("Enter");
  for (const name of ["Preference", "Statistics", "Marketing"]) await stop(bar(page).getByLabel(name));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await stop(bar(page).getByLabel("Marketing"));
  for (const name of ["Accept", "Decline", "Allow selection", "Allow all"]) await stop(button(page, name));
  await stop(page.locator("a[href='#main']"));
  await expect(page.locator("a[href='#main']")).toBeInViewport({ ratio: 1 });
  await bar(page).getByLabel("Marketing").press("Enter");
  await expect(bar(page)).toBeHidden();
  expect(await consentOf(page)).toMatch(/^1:statistics:/);
});

test.describe("page not found", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("has the consent bar and the cookie settings", longRunOnly, async ({ page }) => {
    await page.goto("/en/products/none");
    await button(page, "Decline").click();
    await expect.poll(() => consentOf(page)).toMatch(consentCookie);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await expect(consentSettings(page)).toBeFocused();
  });
});

test("the consent bar stays over client navigations until it is answered", longRunOnly, async ({ page }) => {
  await page.goto("/en/about-us");
  await waitForHydration(page);
  await page.locator("header a[href='/en/explore/news']").first().click();
  await expect(page).toHaveURL(/\/en\/explore\/news$/);
  await expect(bar(page)).toBeVisible();
});

test("the answered consent bar is hidden on an earlier page that the browser restores", longRunOnly, async ({ page }) => {
  await page.goto("/en/about-us");
  await waitForHydration(page);
  await page.goto("/en/products");
  await button(page, "Decline").click();
  await page.goBack();
  await expect(bar(page)).toBeHidden();
});

for (const width of [320, 390, 1440]) {
  test(
    `cookie settings at ${width} px open from the footer, cover no focused field and return the focus`,
    longRunOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/de/contact-us");
      await button(page, "Ablehnen").click();
      await waitForHydration(page);
      await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
      await expect(consentSettings(page)).toBeFocused();
      expect(await findAccessibilityViolations(page, { part: ".consent" })).toEqual([]);
      const edge = (await consentSettings(page).boundingBox())!.y;
      for (const field of ["name", "telephone", "message"]) {
        const input = page.locator(`[name=${field}]`);
        await expect(async () => {
          await input.blur();
          await input.focus();
          expect((await input.boundingBox())?.y).toBeLessThan(edge - 20);
        }).toPass();
      }
      await consentSettings(page).getByLabel("Präferenzen").check();
      await consentSettings(page).getByRole("button", { name: "Akzeptieren" }).click();
      await expect(consentSettings(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Cookie-Einstellungen" })).toBeFocused();
      expect(await consentOf(page)).toMatch(/^1:preference:/);
    },
  );
}

test.describe("consent bar without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("is not shown", longRunOnly, async ({ page }) => {
    await page.goto("/cn/about-us");
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Cookie 设置" })).toBeHidden();
  });
});
