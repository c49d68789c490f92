import type { Page } from "@playwright/test";
import { localPath } from "#i18n/paths.ts";
import { languageCodes } from "#i18n/languages.ts";
import { accessibilityFindings } from "../accessibility.ts";
import { longRun, expect, holdCode, hydrated, leaveOut, test } from "../fixtures.ts";

test.use({ isAsked: true });

const bar = (page: Page) => page.locator(".consent-bar");
const sheet = (page: Page) => page.locator(".consent");
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent")?.value;
const proven = /^1:[a-z+]*:\d+:[0-9a-f-]{36}$/;
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
    `${language}: decline, allow selection, allow all and, behind "choose", accept can all be reached on the first visit`,
    isAlways ? {} : longRun,
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
        // An answer before the page's code has its own tests: it waits for the reader's first movement, or three seconds.
        await hydrated(page);
        if (name === text.accept) await bar(page).locator("summary", { hasText: text.choose }).click();
        // What would be allowed is shown before it is.
        if (name === text.selection) await button(page, name).click();
        if (!/::|marketing/.test(choice.source)) await bar(page).locator("[name=statistics]").check();
        await button(page, name).click();
        await expect(bar(page), name).toBeHidden();
        expect(await consentOf(page), name).toMatch(choice);
        await expect.poll(() => consentOf(page), name).toMatch(proven);
      }
      await page.reload();
      await hydrated(page);
      await expect(bar(page)).toBeHidden();
    },
  );
}

const pages = ["/", "/products", "/products/copia", "/contact-us", "/login"];
for (const [width, height, languages] of [
  // The longest words.
  [320, 568, ["de"]],
  [320, 568, languageCodes],
  [390, 844, languageCodes],
  [1440, 900, languageCodes],
] as const) {
  test(
    `at ${width} px it is a bar that nothing lies under, on every page, in ${languages.join(", ")}, and refusing weighs as much as agreeing`,
    languages === languageCodes ? longRun : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await leaveOut(page, "pictures", "code");
      for (const code of languages) {
        for (const path of pages) {
          const address = localPath(code, path);
          await page.goto(address);
          const box = (await bar(page).boundingBox())!;
          expect(box.height, address).toBeLessThanOrEqual(width < 780 ? 88 : 64);
          const covered = await bar(page).evaluate((element) => {
            const own = element.getBoundingClientRect();
            const others = [...document.querySelectorAll("h1, main a, main button, main input, header a")].map((other) => ({
              other,
              box: other.getBoundingClientRect(),
            }));
            const isOver = ({ box: { top, bottom, width: wide } }: { box: DOMRect }) => wide > 0 && bottom > own.top && top < own.bottom;
            return others.filter(isOver).map(({ other }) => other.outerHTML.slice(0, 80));
          });
          expect(covered, address).toEqual([]);
          const looks = await bar(page)
            .locator(".consent-actions button")
            .evaluateAll((all) =>
              (all as HTMLElement[]).map((one) => {
                const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(one);
                return [
                  one.offsetHeight,
                  Math.round(one.getBoundingClientRect().width),
                  one.scrollWidth <= one.clientWidth,
                  backgroundColor,
                  color,
                  borderColor,
                  fontSize,
                  fontWeight,
                ].join();
              }),
            );
          expect(looks.length, address).toBe(3);
          expect(new Set(looks).size, address).toBe(1);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), address).toBe(0);
        }
      }
      expect(await accessibilityFindings(page, { part: ".consent-bar" })).toEqual([]);
      // Opened it is higher, and nothing lies over it either.
      for (const code of languageCodes) {
        await page.goto(localPath(code, "/products"));
        await bar(page).locator("summary").click();
        const hidden = await bar(page).evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const points = Array.from({ length: 20 }, (_, x) =>
            Array.from(
              { length: 20 },
              (__, y) => [left + ((x + 0.5) * (right - left)) / 20, top + ((y + 0.5) * (bottom - top)) / 20] as const,
            ),
          ).flat();
          return points
            .map(([x, y]) => document.elementFromPoint(x, y))
            .filter((found) => !element.contains(found))
            .map((found) => found?.outerHTML.slice(0, 80));
        });
        expect(hidden, code).toEqual([]);
      }
      // It lies in the page: whoever reads on leaves it behind.
      await page.goto("/");
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(bar(page)).not.toBeInViewport();
    },
  );
}

test("on a phone and on a desk the headline and the first button of the home page are in the first screen below it", async ({ page }) => {
  await leaveOut(page, "pictures", "code");
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

test.describe("before the code of the page", () => {
  test("it is there with the page and moves nothing; an answer counts at once, and its proof follows", async ({ page }) => {
    const release = await holdCode(page);
    await leaveOut(page, "fonts");
    await page.goto("/de/contact-us");
    await expect(bar(page)).toBeVisible();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) =>
            list.getEntries().forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value)),
          ).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 200);
        }),
    );
    expect(shifts).toBe(0);
    await button(page, "Auswahl erlauben").click();
    await expect(bar(page).locator("[name=preference]")).toBeFocused();
    await bar(page).locator("[name=preference]").check();
    await button(page, "Akzeptieren").click();
    await expect(bar(page)).toBeHidden();
    expect(await consentOf(page)).toMatch(/^1:preference:\d+$/);
    release();
    await hydrated(page);
    await page.mouse.move(50, 50);
    await expect.poll(() => consentOf(page)).toMatch(/^1:preference:\d+:[0-9a-f-]{36}$/);
    await expect(bar(page)).toBeHidden();
  });

  test("an answer whose page is left before its code came is proven by the next page", async ({ page }) => {
    const release = await holdCode(page);
    await page.goto("/en/about-us");
    await button(page, "Decline").click();
    expect(await consentOf(page)).toMatch(/^1::\d+$/);
    release();
    await page.goto("/en/products");
    await expect(bar(page)).toBeHidden();
    await hydrated(page);
    await page.mouse.move(50, 50);
    await expect.poll(() => consentOf(page)).toMatch(proven);
  });
});

test("by keyboard it is the first stop, opens and answers without a pointer, and the page behind can be used", async ({ page }) => {
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

test.describe("an address that does not exist", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("has the bar as well, and the way back to the choice", async ({ page }) => {
    await page.goto("/en/products/none");
    await button(page, "Decline").click();
    await expect.poll(() => consentOf(page)).toMatch(proven);
    await hydrated(page);
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await expect(sheet(page)).toBeFocused();
  });
});

test("an unanswered bar goes along from page to page", async ({ page }) => {
  await page.goto("/en/about-us");
  await hydrated(page);
  await page.locator("header a[href='/en/explore/news']").first().click();
  await expect(page).toHaveURL(/\/en\/explore\/news$/);
  await expect(bar(page)).toBeVisible();
});

test("where it was answered it is hidden, also on an earlier page that comes back as it was left", async ({ page }) => {
  await page.goto("/en/about-us");
  await hydrated(page);
  await page.goto("/en/products");
  await button(page, "Decline").click();
  await page.goBack();
  await expect(bar(page)).toBeHidden();
});

for (const width of [320, 390, 1440]) {
  test(
    `at ${width} px the choice can be asked for again: nothing is hidden for good, the focus goes there and back`,
    width === 320 ? {} : longRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/de/contact-us");
      await button(page, "Ablehnen").click();
      await hydrated(page);
      await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
      await expect(sheet(page)).toBeFocused();
      expect(await accessibilityFindings(page, { part: ".consent" })).toEqual([]);
      // What takes the focus stands clear of it.
      const edge = (await sheet(page).boundingBox())!.y;
      for (const field of ["name", "telephone", "message"]) {
        const input = page.locator(`[name=${field}]`);
        await expect(async () => {
          await input.blur();
          await input.focus();
          expect((await input.boundingBox())?.y).toBeLessThan(edge - 20);
        }).toPass();
      }
      await sheet(page).getByLabel("Präferenzen").check();
      await sheet(page).getByRole("button", { name: "Akzeptieren" }).click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Cookie-Einstellungen" })).toBeFocused();
      expect(await consentOf(page)).toMatch(/^1:preference:/);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is asked", async ({ page }) => {
    await page.goto("/cn/about-us");
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Cookie 设置" })).toBeHidden();
  });
});
