import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog, logSample } from "./index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const away = (path: string) => logSample(log, { level: "warn", event: "database.away", fields: { path } });
  return { log, lines, away };
}

test("a sampled log event is written once a minute, and its repetitions are counted", () => {
  const { lines, away } = openLog();
  for (let call = 0; call < 5_000; call += 1) away(`/api/${call}`);
  expect(lines).toMatchObject([{ level: 40, event: "database.away", path: "/api/0" }]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toMatchObject([{ level: 40, event: "database.awayMore", times: 4_999 }]);
  away("/api/again");
  expect(lines.at(-1)).toMatchObject({ event: "database.away", path: "/api/again" });
});

test("a sampled log event that occurs once has no count", () => {
  const { lines, away } = openLog();
  away("/api/news/list");
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

test("sampled log events of different kinds are counted separately", () => {
  const { log, lines } = openLog();
  for (const status of [404, 404, 401, 404, 401]) logSample(log, { level: "info", event: "api.refused", fields: {}, kind: { status } });
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([
    { event: "api.refusedMore", status: 404, times: 2 },
    { event: "api.refusedMore", status: 401, times: 1 },
  ]);
});
