import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ensureSecret, openSecrets } from "./index.ts";

test("sealed text is unreadable, can be opened and differs each time", () => {
  const secrets = openSecrets("one");
  const text = "a code 123456, 中文, \u{1f335}";
  const sealed = secrets.seal(text);
  expect(sealed).not.toContain("123456");
  expect(secrets.open(sealed)).toBe(text);
  expect(secrets.seal(text)).not.toBe(sealed);
});

test("sealed text cannot be opened with another secret or after a change", () => {
  const sealed = openSecrets("one").seal("text");
  expect(() => openSecrets("two").open(sealed)).toThrow();
  const changed = Buffer.from(sealed, "base64");
  changed[14]! ^= 1;
  expect(() => openSecrets("one").open(changed.toString("base64"))).toThrow();
});

test("hashes depend on text and secret, keys on their purpose", () => {
  const [one, two] = [openSecrets("one"), openSecrets("two")];
  expect(one.hash("a")).toBe(openSecrets("one").hash("a"));
  expect(new Set([one.hash("a"), one.hash("b"), two.hash("a"), one.key("a"), one.key("b")]).size).toBe(5);
});

test("the secret file of a folder is created once and private to its owner", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-secret-"));
  const secrets = await Promise.all([ensureSecret(folder), ensureSecret(folder), ensureSecret(folder)]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  const file = path.join(folder, "session.secret");
  expect(await readFile(file, "utf8")).toBe(await ensureSecret(folder));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
