import { expect, test, vi } from "vitest";
import { recordingLog } from "#tests/support/test-environment.ts";
import { formOf, readyForm, shrink, storeBody } from "./stored-page.ts";

const store = () => storeBody("<p>Agave</p>".repeat(200));

async function askOften(log = recordingLog(), spoil = (body: Buffer<ArrayBuffer>) => body) {
  const stored = store();
  const first = await formOf(stored, "br", true, log);
  first.body = spoil(first.body);
  for (let count = 0; count < 30; count += 1) readyForm(stored, "br", log);
  return { stored, first, log };
}

test("a body that is asked for often becomes smaller, under another ETag", async () => {
  const { stored, first, log } = await askOften();
  await vi.waitFor(() => expect(stored.forms.br?.etag).toBe(first.etag.replace("-br", "-br-tight")));
  expect(log.lines).toEqual([]);
});

test("one that cannot be made smaller is told of once, and served as it was", async () => {
  const { stored, first, log } = await askOften(recordingLog(), () => Buffer.from("no brotli"));
  await vi.waitFor(() => expect(log.lines).not.toEqual([]));
  readyForm(stored, "br", log);
  expect(log.lines).toMatchObject([{ level: "error", event: "body.notCompressed", fields: { etag: stored.etag } }]);
  expect(readyForm(stored, "br", log)).toBe(first);
});

test("one that cannot be compressed before it is asked for stays whole", async () => {
  const log = recordingLog();
  const stored = store();
  stored.making.br = Promise.reject(new Error("out of memory"));
  await shrink(stored, log);
  expect(log.lines).toMatchObject([{ level: "error", event: "body.notCompressed", fields: { etag: stored.etag } }]);
  expect(stored.forms.identity?.body.toString()).toContain("Agave");
});
