import { randomUUID } from "node:crypto";
import type { Locator, Page, Route } from "@playwright/test";
import type { Language } from "#i18n/languages.ts";
import { newsData } from "../../support/test-context.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { callStaffApi, column, openInBackOffice, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

const entryCount = 10;
const editCount = 200;
const targets = ["en", "de"] as const satisfies readonly Language[];
const fields = ["title", "lead", "body"] as const;
type Words = Record<string, string>;

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Delays a third of the saves, loses some requests, and some responses after the server has saved. */
async function disturb(route: Route, random: () => number): Promise<void> {
  const chance = random();
  if (chance < 0.1) return route.abort("connectionreset");
  if (chance < 0.45) await new Promise((resolve) => setTimeout(resolve, 300 + random() * 2000));
  const response = await route.fetch();
  if (chance > 0.88) return route.abort("connectionreset");
  if (chance > 0.7) await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1500));
  return route.fulfill({ response });
}

const inputs: Record<(typeof fields)[number], (place: Locator) => Locator> = {
  title: (place) => place.getByLabel("Title"),
  lead: (place) => place.getByLabel("Introduction"),
  body: (place) => place.getByRole("textbox", { name: /^Text/ }),
};

async function readText(input: Locator): Promise<string> {
  return input.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ""),
  );
}

const nameOf = (key: string, language: Language, field: string) => `${key} ${language} ${field}`;

async function readStored(page: Page, keys: readonly string[]): Promise<Words> {
  const words: Words = {};
  for (const key of keys) {
    const { data } = await callStaffApi(page, `content/news/${key}`);
    for (const { language, draft } of (data as { editions: { language: Language; draft: Words | null }[] }).editions)
      for (const field of fields) words[nameOf(key, language, field)] = draft?.[field] ?? "";
  }
  return words;
}

test("content editor › loses no word of an hour of translating on a slow and failing network, without a conflict", async ({ page }) => {
  test.setTimeout(1_500_000);
  const random = createRandom(7);
  await signInAs(page, "editor");
  const prefix = `hour-${randomUUID().slice(0, 6)}`;
  const keys = Array.from({ length: entryCount }, (_, index) => `${prefix}-${index}`);
  for (const key of keys)
    for (const language of ["fr", ...targets])
      await callStaffApi(page, "content/save", { type: "news", key, language, basedOn: 0, data: newsData({ picture: "substation-fog" }) });
  const expected = await readStored(page, keys);
  let isDisturbed = true;
  await page.route("**/api/staff/content/save", (route) => (isDisturbed ? disturb(route, random) : route.continue()));
  for (let edit = 0; edit < editCount; edit++) {
    const key = keys[Math.floor(random() * entryCount)]!;
    const language = targets[Math.floor(random() * targets.length)]!;
    const field = fields[Math.floor(random() * fields.length)]!;
    await openInBackOffice(page, `content/news/${key}?left=fr&right=${language}`);
    const input = inputs[field](column(page, language));
    const name = nameOf(key, language, field);
    await expect.poll(() => readText(input), { message: `${name} before edit ${edit}` }).toBe(expected[name]);
    await input.click();
    await page.keyboard.press("ControlOrMeta+End");
    const word = ` w${edit}`;
    // Some edits continue after a pause, while the first part is being saved.
    for (const part of random() < 0.4 ? [word.slice(0, 2), word.slice(2)] : [word]) {
      await page.keyboard.type(part, { delay: 15 });
      if (random() < 0.5) await page.waitForTimeout(random() * 2200);
    }
    expected[name] += word;
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  isDisturbed = false;
  for (const key of keys)
    for (const language of targets) {
      await openInBackOffice(page, `content/news/${key}?left=fr&right=${language}`);
      await expect(column(page, language).getByText("Saved", { exact: true })).toBeVisible();
    }
  expect(await readStored(page, keys)).toEqual(expected);
});
