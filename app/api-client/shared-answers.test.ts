import { expect, test } from "vitest";
import { createApiClient, type SharedAnswers } from "./api-client.ts";

const config = { site: { brand: "en" }, copy: {} };
const entries = [{ id: "a", websiteId: 3, state: 1 }];

/** Settings, products and news as a client is told them that shares its answers; and what it asked for. */
async function visit(shared: SharedAnswers, status = 200) {
  const asked: string[] = [];
  const api = createApiClient({
    base: "http://api.test",
    language: "en",
    shared,
    onHttpError: () => {},
    async fetch({ url }) {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const data = pathname === "/config/i18n" ? { "en-US": config } : entries;
      return Response.json({ code: status, message: "", data }, { status });
    },
  });
  const told = [await api.config(), await api.list("/product/list"), await api.list("/news/list")];
  return { asked, told, hasFailed: api.hasFailed() };
}

const everything = ["/config/i18n", "/product/list", "/news/list"];

test("clients that share answers tell each other settings and products, and ask for all other lists themselves", async () => {
  const shared: SharedAnswers = { lists: new Map() };
  const first = await visit(shared);
  expect(first).toMatchObject({ asked: everything, told: [{ current: config, english: config }, entries, entries] });
  expect(await visit(shared)).toMatchObject({ asked: ["/news/list"], told: first.told });
});

test("they tell each other no failure", async () => {
  const shared: SharedAnswers = { lists: new Map() };
  expect(await visit(shared, 500)).toEqual({ asked: everything, told: [{}, [], []], hasFailed: true });
  expect(await visit(shared)).toMatchObject({ asked: everything, hasFailed: false });
});
