import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
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
  const tampered = Buffer.from(sealed, "base64");
  tampered[14]! ^= 1;
  expect(() => openSecrets("one").open(tampered.toString("base64"))).toThrow();
});

test("hashes depend on text and secret, keys on their purpose", () => {
  const [one, two] = [openSecrets("one"), openSecrets("two")];
  expect(one.hash("a")).toBe(openSecrets("one").hash("a"));
  expect(new Set([one.hash("a"), one.hash("b"), two.hash("a"), one.keys("a")[0], one.keys("b")[0]]).size).toBe(5);
});

describe("secrets with a fallback", () => {
  const [former, rotated, alone] = [openSecrets("old"), openSecrets("new", "old"), openSecrets("new")];

  test("sign and seal with the current secret alone", () => {
    expect(rotated.hash("a")).toBe(alone.hash("a"));
    expect(alone.open(rotated.seal("text"))).toBe("text");
    expect(() => former.open(rotated.seal("text"))).toThrow();
  });

  test("accept what the fallback signed and sealed", () => {
    expect(rotated.open(former.seal("text"))).toBe("text");
    expect(rotated.isHashOf("a", former.hash("a"))).toBe(true);
    expect(rotated.hashes("a")).toEqual([alone.hash("a"), former.hash("a")]);
    expect(rotated.keys("a")).toEqual([...alone.keys("a"), ...former.keys("a")]);
    for (const candidate of [former.hash("b"), openSecrets("third").hash("a"), "", "x"])
      expect(rotated.isHashOf("a", candidate)).toBe(false);
    expect(() => rotated.open(openSecrets("third").seal("text"))).toThrow();
  });

  test("encrypt again only text sealed with the fallback", () => {
    expect(alone.open(rotated.reseal(former.seal("text"))!)).toBe("text");
    expect(rotated.reseal(rotated.seal("text"))).toBeUndefined();
  });
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
