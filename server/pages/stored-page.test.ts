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

test("a frequently requested page body is recompressed under a new ETag", async () => {
  const { stored, first, log } = await askOften();
  await vi.waitFor(() => expect(stored.forms.br?.etag).toBe(first.etag.replace("-br", "-br-tight")));
  expect(log.lines).toEqual([]);
});

test("a page body that fails to recompress is logged once and served unchanged", async () => {
  const { stored, first, log } = await askOften(recordingLog(), () => Buffer.from("no brotli"));
  await vi.waitFor(() => expect(log.lines).not.toEqual([]));
  readyForm(stored, "br", log);
  expect(log.lines).toMatchObject([{ level: "error", event: "body.notCompressed", fields: { etag: stored.etag } }]);
  expect(readyForm(stored, "br", log)).toBe(first);
});

test("a page body that fails to precompress is logged and stays uncompressed", async () => {
  const log = recordingLog();
  const stored = store();
  stored.making.br = Promise.reject(new Error("out of memory"));
  await shrink(stored, log);
  expect(log.lines).toMatchObject([{ level: "error", event: "body.notCompressed", fields: { etag: stored.etag } }]);
  expect(stored.forms.identity?.body.toString()).toContain("Agave");
});
