import { mkdir, mkdtemp, readdir, rm, rmdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMailTransport } from "./index.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "ecactus-file-mailer-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("a mail file that cannot be written leaves no partial file and is written by the next try", async () => {
  const mailer = openMailTransport({ smtpUrl: undefined, from: "site@example.com", directory }).openMailer(1);
  const mail = { id: "1", to: "reader@example.com", subject: "Subject", html: "<p>Text</p>", text: "Text" };
  const blocker = path.join(directory, "1.eml");
  await mkdir(blocker);
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(await readdir(directory)).toEqual(["1.eml"]);
  await rmdir(blocker);
  expect(await mailer.send(mail)).toEqual({ ok: true });
  expect(await readdir(directory)).toEqual(["1.eml"]);
  mailer.close();
});
