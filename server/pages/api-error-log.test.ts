import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecordingLog } from "#tests/support/test-environment.ts";
import { createApiErrorLog } from "./api-error-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, path: string, requestId = "1") => ({ requestId, path, status, body: { code: status } });

test.each([400, 403, 405, 429, 500])("the API error log warns about every HTTP %i with its response body", (status) => {
  const log = createRecordingLog();
  const logRefusal = createApiErrorLog(log);
  for (const id of ["1", "2"]) logRefusal(refusal(status, "/api/news/list", id));
  expect(log.lines).toMatchObject(
    ["1", "2"].map((requestId) => ({
      level: "warn",
      event: "api.refused",
      fields: { requestId, path: "/api/news/list", status, body: { code: status } },
    })),
  );
});

test("the API error log samples 404 and 401 per minute and counts the rest", () => {
  const log = createRecordingLog();
  const logRefusal = createApiErrorLog(log);
  for (let count = 0; count < 500; count += 1) logRefusal(refusal(404, `/api/news/guess-${count}`));
  logRefusal(refusal(404, "/api/product/vpp"));
  for (const id of ["1", "2", "3"]) logRefusal(refusal(401, "/api/account/me", id));
  const first = [
    { level: "info", event: "api.refused", fields: { requestId: "1", path: "/api/news/guess-0", status: 404 } },
    { level: "info", event: "api.refused", fields: { requestId: "1", path: "/api/product/vpp", status: 404 } },
    { level: "info", event: "api.refused", fields: { requestId: "1", path: "/api/account/me", status: 401 } },
  ];
  expect(log.lines).toEqual(first);
  vi.advanceTimersByTime(60_000);
  expect(log.lines.slice(3)).toEqual([
    { level: "info", event: "api.refusedMore", fields: { calls: "/api/news/*", status: 404, times: 499 } },
    { level: "info", event: "api.refusedMore", fields: { calls: "/api/account/*", status: 401, times: 2 } },
  ]);
  logRefusal(refusal(404, "/api/news/again"));
  expect(log.lines.at(-1)).toMatchObject({ event: "api.refused", fields: { path: "/api/news/again" } });
});

test("the API error log samples 503 per minute as a warning, with the response body", () => {
  const log = createRecordingLog();
  const logRefusal = createApiErrorLog(log);
  for (let count = 0; count < 500; count += 1) logRefusal(refusal(503, "/api/news/list"));
  const fields = { requestId: "1", path: "/api/news/list", status: 503, body: { code: 503 } };
  expect(log.lines).toEqual([{ level: "warn", event: "api.refused", fields }]);
  vi.advanceTimersByTime(60_000);
  expect(log.lines.slice(1)).toEqual([
    { level: "warn", event: "api.refusedMore", fields: { calls: "/api/news/*", status: 503, times: 499 } },
  ]);
});
