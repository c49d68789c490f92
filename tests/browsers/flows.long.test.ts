import { existsSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { desc } from "drizzle-orm";
import { auditedPaths } from "../../scripts/running-site/audited-paths.ts";
import { refusedConsentCookie } from "../../scripts/running-site/refused-consent.ts";
import { captchaPuzzle } from "#db/captcha.ts";
import { pieceBox, slideLength } from "#domain/captcha/schema";
import startSite from "../e2e/start-site.ts";
import { waitForCode } from "../support/mail-server.ts";
import { newAccount } from "../support/make-account.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { dragPoints, withSiteDatabase } from "../support/solve-captcha.ts";
import type { DrivenBrowser } from "./driven-browser.ts";
import { firefoxProgram, launchFirefox } from "./firefox.ts";
import { launchWebKit, webkitProgram } from "./webkit.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const prefixes = ["", "/en", "/cn", "/au", "/de"];
const agave = "/en/products/agave-th-three-phase-home-battery-energy-storage-system";

describe.each([
  { name: "Firefox", program: firefoxProgram, launch: launchFirefox },
  { name: "WebKit", program: webkitProgram, launch: launchWebKit },
])("$name", ({ program, launch }) => {
  describe.skipIf(!existsSync(program)).each([
    { device: "a phone", size: phone },
    { device: "a desk", size: desktop },
  ])("on $device", ({ size }) => {
    let browser: DrivenBrowser;
    // Each browser and device gets its own site, because they share one address and would exceed its rate limits.
    let stopSite: () => Promise<void>;
    beforeAll(async () => {
      process.env.FILLED_DATA_DIR ??= inject("filledDataDir");
      stopSite = await startSite();
      browser = await launch(size);
      await open("/en");
      const { name, value } = refusedConsentCookie(site());
      await browser.run((cookie) => void (document.cookie = cookie), `${name}=${value}; path=/`);
    });
    afterEach(async () => expect(await browser.takeErrors()).toEqual([]));
    afterAll(async () => {
      await browser.close();
      await stopSite();
    });

    const site = () => String(process.env.E2E_URL);
    const waitUntil = (script: () => unknown) => poll(() => browser.run(script), Boolean);
    const text = (selector: string) => browser.run((innerSelector) => document.querySelector(innerSelector)?.textContent ?? "", selector);
    const textBecomes = (selector: string, pattern: RegExp) =>
      poll(
        () => text(selector),
        (content) => pattern.test(content),
      );
    const waitForAddress = (pattern: RegExp) =>
      poll(
        () => browser.run(() => location.pathname + location.search),
        (address) => pattern.test(address),
      );
    const waitForHydration = () =>
      waitUntil(() => [document, document.body].some((node) => Object.keys(node).some((key) => key.startsWith("__react"))));

    async function open(path: string): Promise<void> {
      await browser.open(site() + path);
      await waitForHydration();
    }

    async function staysOnDocument(act: () => Promise<unknown>): Promise<void> {
      await browser.run(() => void (document.documentElement.dataset.same = ""));
      await act();
      expect(await browser.run(() => "same" in document.documentElement.dataset)).toBe(true);
    }

    test("the main menu leads to a product without loading another document", async () => {
      await open("/en/about-us");
      await staysOnDocument(async () => {
        if (size === phone) await browser.click("header .menu-button > summary");
        await browser.click(".main-entries details > summary");
        await browser.click(".main-entries a[href*='/products/myrtillo']");
        await waitForAddress(/^\/en\/products\/myrtillo/);
        await textBecomes("h1", /MYRTILLO/);
      });
    });

    test("the product catalogue filters products and compares two", async () => {
      await open("/en/products");
      const boxes = "main form input[type=checkbox]";
      for (const nth of [0, 1])
        await browser.run((selector, index) => document.querySelectorAll<HTMLElement>(selector)[index]?.click(), boxes, nth);
      await waitForAddress(/compare=/);
      await browser.click("main form button[type=submit]");
      await poll(
        () => browser.run(() => document.querySelectorAll("main table thead th[scope=col]").length),
        (columns) => columns >= 2,
      );
      if (size === phone) await browser.click("main .fold-head summary");
      await browser.click("main nav a[href*='category=battery']");
      await waitForAddress(/category=battery/);
      await poll(
        () => browser.run((selector) => document.querySelectorAll(selector).length, boxes),
        (productCount) => productCount === 1,
      );
    });

    test("the stack configurator updates its figures and the address", async () => {
      await open(agave);
      await browser.click("#build input[name=modules][value='5'] + *, #build label:has(input[name=modules][value='5'])");
      await textBecomes("#build output", /24\.95/);
      await waitForAddress(/modules=5$/);
    });

    test("the day slider moves with arrow keys and updates its text", async () => {
      await open("/en");
      const readDayText = () =>
        browser.run(() => document.querySelector("section[aria-labelledby=day] [aria-valuetext]")?.getAttribute("aria-valuetext") ?? "");
      const before = await readDayText();
      // The slider reacts to keys once its deferred script is loaded.
      const readStep = async () => {
        await browser.run(() => document.querySelector<HTMLElement>("section[aria-labelledby=day] [type=range]")?.focus());
        await browser.press("ArrowRight");
        return readDayText();
      };
      await poll(readStep, (now) => now !== before && /^\d+:\d+/.test(now));
    });

    test("the contact form shows errors and sends a valid question", async () => {
      await open("/en/contact-us");
      await browser.click("main form button[type=submit]:not([aria-hidden])");
      await waitUntil(() => document.body.textContent?.includes("Name required"));
      // The focus moves to the first invalid field after the errors appear; typing before that would reach another field.
      await waitUntil(() => document.activeElement?.getAttribute("name") === "name");
      const fields = {
        name: "Zoë",
        email: "zoe@example.com",
        telephone: "+33 6 12 34 56 78",
        company: "private",
        message: "From another browser",
      };
      for (const [name, value] of Object.entries(fields)) await browser.type(`main [name=${name}]`, value);
      await browser.click("main form button[type=submit]:not([aria-hidden])");
      await waitForAddress(/result=sent/);
      await textBecomes("h1", /submitted successfully/);
    });

    test("the account pages support sign-up with captcha and code, sign-out and login", async () => {
      const account = newAccount();
      await open("/en/sign-up");
      await browser.run(() => {
        for (const [name, value] of [
          ["country", "FR"],
          ["callingCode", "33"],
        ]) {
          const select = document.querySelector<HTMLSelectElement>(`main [name=${name}]`);
          if (!select || value === undefined) continue;
          select.value = value;
          select.dispatchEvent(new Event("change", { bubbles: true }));
        }
      });
      for (const [name, value] of Object.entries({
        phone: account.phone,
        email: account.email,
        username: account.username,
        nickname: "Camille",
      }))
        await browser.type(`main [name=${name}]`, value);
      await browser.click("main button[name=step]");
      await waitUntil(() => document.querySelector<HTMLImageElement>(".captcha-piece")?.complete);
      await solvePuzzle();
      await waitUntil(() => !document.querySelector("dialog[open]"));
      for (const [name, value] of Object.entries({
        code: await waitForCode(String(process.env.E2E_MAIL_DIR), account.email),
        password: account.password,
        confirmPassword: account.password,
      }))
        await browser.type(`main [name=${name}]`, value);
      await browser.run(() => document.querySelector<HTMLElement>("main [name=agree]")?.click());
      await browser.press("Enter");
      await browser.click("main button[type=submit]:not([name]):not([aria-hidden])");
      await waitForAddress(/result=done/);

      await open("/en/personal-center");
      await textBecomes("h1", /Camille/);
      await browser.click("main button[name=form][value=sign-out]");
      await browser.click("dialog[open] button[name=confirmed]");
      await waitForAddress(/\/en\/login\?result=signed-out/);
      await logIn(account.username, "Wrong-2026");
      await waitUntil(() => document.body.textContent?.includes("Username or password is incorrect."));
      await open("/en/login");
      await logIn(account.username, account.password);
      await waitForAddress(/^\/en\/personal-center/);
    });

    async function logIn(login: string, password: string): Promise<void> {
      await browser.type("main [name=login]", login);
      await browser.type("main [name=password]", password);
      await browser.run(() => document.querySelector<HTMLElement>("main [name=agree]")?.click());
      await browser.click("main button[type=submit]:not([name]):not([aria-hidden])");
    }

    /** Reads the newest puzzle, which is the one shown: no other test requests puzzles from this site. */
    async function solvePuzzle(): Promise<void> {
      const [puzzle] = await withSiteDatabase((database) =>
        database.select({ x: captchaPuzzle.x }).from(captchaPuzzle).orderBy(desc(captchaPuzzle.expiresAt)).limit(1),
      );
      if (!puzzle) throw new Error("The database has no captcha puzzle");
      const width = await browser.run(() => document.querySelector(".captcha-handle")?.getBoundingClientRect().width ?? 0);
      // The path is relative to the middle of the slider, to which the piece jumps when it is pressed.
      await browser.drag(
        "dialog[open] input[type=range]",
        dragPoints(puzzle.x).map(([x, y]) => [((x - slideLength / 2) * width) / pieceBox, y] as const),
      );
    }

    test("the filtered downloads page links to a PDF file", async () => {
      await open("/en/support-center/downloads?product=copia&type=pdf");
      const start = await browser.run(async () => {
        const address = document.querySelector<HTMLAnchorElement>("main li > div > a")?.href;
        return address && (await (await fetch(address)).text()).slice(0, 5);
      });
      expect(start).toBe("%PDF-");
    });

    test("the language switch leads to the same page in German", async () => {
      await open("/en/explore/news");
      await browser.run(() => document.querySelector<HTMLElement>("a[href*='switchLang=de']")?.click());
      await waitForAddress(/^\/de\/explore\/news$/);
      expect(await browser.run(() => document.documentElement.lang)).toBe("de");
      await browser.run(() => void (document.cookie = "official_lang_cache@v1=en; path=/"));
      await browser.run(() => localStorage.clear());
    });

    test("the 404 page names the address and links to the home page", async () => {
      await open("/en/products/withdrawn-item");
      await textBecomes("main", /Page Not Found: \/en\/products\/withdrawn-item/);
      await browser.click("main a[href='/en']");
      await waitForAddress(/^\/en$/);
    });

    test.runIf(size === phone).each(prefixes)("the pages of %s do not scroll horizontally", async (prefix) => {
      const wideElements: string[] = [];
      for (const path of auditedPaths) {
        await browser.open(site() + (path === "/" ? prefix || "/" : prefix + path));
        const overflowPx = await browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (overflowPx > 0) wideElements.push(`${path}: by ${overflowPx} px`);
        expect(await browser.takeErrors(), path).toEqual([]);
      }
      expect(wideElements).toEqual([]);
    });
  });
});
