import { afterAll, beforeAll, expect, test } from "vitest";
import { mainOf } from "../../support/main-of.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

test.each(["", "?line=utility", "?topic=backup"])("FAQs page › shows only the first answer open at %j", async (query) => {
  const { html } = mainOf(await (await site.visit(`/en/support-center/faqs${query}`)).text());
  const openQuestions = [...html.matchAll(/<details[^>]*class="group border-b[^>]*>/g)].map(([tag]) => / open(=|>)/.test(tag));
  expect(openQuestions.length).toBeGreaterThan(1);
  expect(openQuestions).toEqual(openQuestions.map((_, index) => index === 0));
});
