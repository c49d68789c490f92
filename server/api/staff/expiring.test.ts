import { afterAll, beforeAll, expect, test } from "vitest";
import type { Expiring } from "#domain/editing/schema";
import { addMedia } from "#domain/media";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let editor: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ editor } = await openStaffBrowsers(context, ["en"]));
});
afterAll(() => context.close());

test("the list of expiring certificates has those that end within 90 days or have ended, without replaced ones", async () => {
  const certificate = (key: string, validUntil: string | undefined, more: object = {}) =>
    publish(context, {
      type: "download",
      key,
      data: {
        order: 1,
        products: [],
        documentType: "pdf",
        resourceType: "certificate",
        certificateNumber: key,
        certificateBody: "Test body",
        problemTypes: ["choosing"],
        version: 1,
        date: "2026-05-01",
        file: "certificate.pdf",
        title: `Certificate ${key}`,
        ...(validUntil && { validUntil }),
        ...more,
      },
    });
  await addMedia(context, { name: "certificate.pdf", bytes: Buffer.from("%PDF-1.7") });
  context.setTime("2026-05-01T12:00:00Z");
  await certificate("last", "2026-07-30");
  await certificate("later", "2026-07-31");
  await certificate("ended", "2026-04-30");
  await certificate("today", "2026-05-01");
  await certificate("endless", undefined);
  await certificate("replaced", "2026-05-02", { replacedBy: ["later"] });
  // A document of another kind loses the fields of certificates when it is published.
  await certificate("manual", "2026-05-02", { resourceType: "manual" });
  const rows = (await editor.call("/staff/expiring")).body.data as Expiring;
  expect(rows.map(({ key, validUntil, isExpired }) => [key, validUntil, isExpired])).toEqual([
    ["ended", "2026-04-30", true],
    ["today", "2026-05-01", false],
    ["last", "2026-07-30", false],
  ]);
  expect(rows[0]).toMatchObject({ type: "download", language: "en", title: "Certificate ended" });
});
