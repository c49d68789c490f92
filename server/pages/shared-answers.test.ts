import { expect, test } from "vitest";
import { createApiClient } from "#app/api-client/api-client.ts";
import type { Language } from "#i18n/languages.ts";
import { createSharedAnswers } from "./shared-answers.ts";

const config = { site: { brand: "en" }, copy: {} };
const entries = [{ id: "a", websiteId: 3, state: 1 }];
const everything = ["/config/i18n", "/product/list", "/news/list"];

let contentVersion: string | undefined;
const sharedAnswers = createSharedAnswers({ read: async () => contentVersion });

/** Loads the data of one page and returns the requested API paths with the responses. */
async function draw({ language = "en", status = 200 }: { language?: Language; status?: number } = {}) {
  const asked: string[] = [];
  const own = createApiClient({
    base: "http://api.test",
    language,
    onHttpError: () => {},
    async fetch({ url }) {
      const { pathname } = new URL(url);
      asked.push(pathname);
      return Response.json({ code: status, message: "", data: pathname === "/config/i18n" ? { "en-US": config } : entries }, { status });
    },
  });
  const api = await sharedAnswers(own, language);
  const told = [await api.config(), await api.list("/product/list"), await api.list("/news/list")];
  return { asked, told, hasFailed: api.hasFailed() };
}

test("pages of one language share settings and products until the content version changes", async () => {
  contentVersion = "1";
  const first = await draw();
  expect(first).toMatchObject({ asked: everything, told: [{ current: config, english: config }, entries, entries] });
  expect(await draw()).toMatchObject({ asked: ["/news/list"], told: first.told });
  expect(await draw({ language: "au" })).toMatchObject({ asked: everything, told: [{ english: config }, entries, entries] });
  contentVersion = "2";
  expect(await draw()).toMatchObject({ asked: everything });
});

test("pages do not share failed API responses", async () => {
  contentVersion = "3";
  expect(await draw({ status: 500 })).toEqual({ asked: everything, told: [{}, [], []], hasFailed: true });
  expect(await draw()).toMatchObject({ asked: everything, hasFailed: false });
});

test("pages share no API responses when the content version is unknown", async () => {
  contentVersion = undefined;
  await draw();
  expect(await draw()).toMatchObject({ asked: everything });
});
