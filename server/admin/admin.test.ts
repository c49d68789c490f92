import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRecordingLog, testEnvironment } from "#tests/support/test-environment.ts";
import { createAdmin } from "./admin.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-admin-"));
  await mkdir(path.join(folder, "assets"));
});
afterAll(() => rm(folder, { recursive: true }));

test("the back office responds 503 until the first start has built it, and then with its document", async () => {
  const services = { environment: testEnvironment({ databaseUrl: "postgres://localhost/none" }), context: { log: createRecordingLog() } };
  const admin = createAdmin(services, folder);

  const before = await admin.request("/admin");
  expect(before.status).toBe(503);
  expect(before.headers.get("retry-after")).toBe("30");
  expect(before.headers.get("cache-control")).toBe("no-store");

  await writeFile(path.join(folder, "index.html"), '<meta name="csp-nonce" content="" />');
  const ready = await admin.request("/admin");
  expect(ready.status).toBe(200);
  expect(await ready.text()).toMatch(/content="[^"]{20,}"/);
});
