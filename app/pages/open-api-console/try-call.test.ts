import { expect, test } from "vitest";
import { createApiClient } from "#app/api-client/api-client.ts";
import { tryCall } from "./try-call.ts";

const api = createApiClient({
  base: "http://api.test/api",
  language: "en",
  fetch: () => Promise.resolve(Response.json({ code: 200 })),
  onHttpError: () => {},
});

test.each([
  ["12", "12"],
  [" 7 ", "7"],
  ["１２", "12"],
  ["0", "3"],
  ["100", "3"],
  ["many", "3"],
  ["", "3"],
])("the API console requests a news list of size %j with size %s", async (size, requestedSize) => {
  const { request, status } = await tryCall(api, { call: "newsList", size });
  expect(status).toBe(200);
  expect(request).toMatch(new RegExp(`^GET /api/news/list\\?.*\\bsize=${requestedSize}\\b`));
});

test.each([
  ["copia", "sim-house"],
  ["", "sim-house"],
  [" sim-utility ", "sim-utility"],
  ["../account/me", "sim-house"],
])("the API console requests the plant id %j as %s", async (id, requestedSize) => {
  const { request } = await tryCall(api, { call: "plantState", id });
  expect(request).toContain(`GET /api/v1/plants/${requestedSize}/state?`);
});
