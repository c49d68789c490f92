import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startS3Server, type S3Server } from "#tests/support/s3-server.ts";
import { openMediaStore, type MediaStore } from "./index.ts";

let server: S3Server;
let root: string;
let count = 0;
beforeAll(async () => {
  server = await startS3Server();
  root = await mkdtemp(path.join(os.tmpdir(), "ecactus-media-"));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

function bucketUrl(changes: { path?: string; username?: string; port?: string } = {}): URL {
  const url = new URL(`${server.url.href}/run-${count}?region=eu-west-3`);
  return Object.assign(url, changes.path === undefined ? {} : { pathname: changes.path }, changes);
}

const folderOf = (name: string) => path.join(root, `${name}-${count}`);
const homes: [name: string, open: (folder?: string) => MediaStore][] = [
  ["a folder", (folder = "folder") => openMediaStore({ directory: folderOf(folder), s3Url: undefined })],
  ["a bucket", (folder = "copies") => openMediaStore({ directory: folderOf(folder), s3Url: bucketUrl() })],
];
const bytes = Buffer.from([0, 1, 2, 250, 251, 252]);
const read = async (store: MediaStore, name: string) => {
  const file = await store.get(name);
  return file && readFile(file);
};

describe.each(homes)("media store in %s", (_, open) => {
  let store: MediaStore;
  beforeEach(() => {
    count += 1;
    store = open();
  });

  test("returns stored files unchanged, also from a new instance", async () => {
    await store.put("originals/ab12", bytes, "image/webp");
    await store.put("sizes/one/ab12-640.avif", Buffer.alloc(0), "image/avif");
    for (const instance of [store, open()]) {
      expect(await instance.has("originals/ab12")).toBe(true);
      expect(await read(instance, "originals/ab12")).toEqual(bytes);
      expect(await read(instance, "sizes/one/ab12-640.avif")).toEqual(Buffer.alloc(0));
    }
  });

  test("reports an unknown file as missing", async () => {
    expect(await store.has("originals/none")).toBe(false);
    expect(await store.get("originals/none")).toBeUndefined();
    expect(await store.list("originals")).toEqual([]);
    await expect(store.delete("originals/none")).resolves.toBeUndefined();
  });

  test("deletes only the named file", async () => {
    for (const name of ["originals/a", "originals/ab"]) await store.put(name, bytes, "image/webp");
    await store.delete("originals/a");
    expect(await store.has("originals/a")).toBe(false);
    expect(await store.get("originals/a")).toBeUndefined();
    expect(await store.list("originals")).toEqual(["originals/ab"]);
  });

  test("lists a folder recursively, sorted and without its neighbours", async () => {
    for (const name of ["sizes/two/b-640.avif", "sizes/one/a-640.avif", "sizes/c.webp", "sizes-2/x", "originals/y"])
      await store.put(name, bytes, "image/webp");
    expect(await store.list("sizes")).toEqual(["sizes/c.webp", "sizes/one/a-640.avif", "sizes/two/b-640.avif"]);
  });

  test("keeps one complete file when it is stored several times at once", async () => {
    const large = Buffer.alloc(300_000, 7);
    await Promise.all(Array.from({ length: 8 }, () => store.put("originals/same", large, "image/webp")));
    expect(await read(store, "originals/same")).toEqual(large);
    expect(await store.list("originals")).toEqual(["originals/same"]);
  });

  test.each(["../session.secret", "originals/../../x", "/etc/passwd", "", ".hidden", "originals/", "a b", "A", "a//b", "a\0b"])(
    "refuses the file name %j",
    async (name) => {
      await expect(store.put(name, bytes, "image/webp")).rejects.toThrow("is no name of a file");
      await expect(store.get(name)).rejects.toThrow("is no name of a file");
      await expect(store.has(name)).rejects.toThrow("is no name of a file");
      await expect(store.delete(name)).rejects.toThrow("is no name of a file");
    },
  );
});

test("the media store leaves no temporary files in its folder after a write", async () => {
  count += 1;
  const store = homes[0]![1]();
  await store.put("originals/a", bytes, "image/webp");
  expect(await readdir(path.join(folderOf("folder"), "originals"))).toEqual(["a"]);
});

describe("media store bucket", () => {
  beforeEach(() => void (count += 1));
  const open = homes[1]![1];

  test("serves an instance without a local copy, which then stores its own copy", async () => {
    await open("one").put("originals/a", bytes, "image/webp");
    const other = open("other");
    expect(await read(other, "originals/a")).toEqual(bytes);
    await open("one").delete("originals/a");
    expect(await read(other, "originals/a")).toEqual(bytes);
    expect(await other.has("originals/a")).toBe(false);
  });

  test("lists more files than one response holds", async () => {
    const store = open();
    const names = Array.from({ length: 1003 }, (_, index) => `originals/${String(index).padStart(4, "0")}`);
    for (let from = 0; from < names.length; from += 50)
      await Promise.all(names.slice(from, from + 50).map((name) => store.put(name, bytes, "image/webp")));
    expect(await store.list("originals")).toEqual(names);
  });

  test.each([
    ["an unknown access key", { username: "stranger" }, "403 InvalidAccessKeyId"],
    ["a missing bucket", { path: "/none" }, "404 NoSuchBucket"],
    ["an unreachable server", { port: "9" }, "no answer"],
  ])("reports the error and leaves no copy with %s", async (_, changes, message) => {
    const store = openMediaStore({ directory: folderOf("refused"), s3Url: bucketUrl(changes) });
    await expect(store.put("originals/a", bytes, "image/webp")).rejects.toThrow(message);
    await expect(store.put("originals/a", bytes, "image/webp")).rejects.not.toThrow("S3RVER");
    await expect(store.get("originals/a")).rejects.toThrow(message);
    expect(await readdir(root)).not.toContain(`refused-${count}`);
  });
});
