import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { media, mediaVersion } from "#db/media.ts";
import { openMediaStore, type MediaStore } from "#platform/media-store";
import { openApiOf, type Browser } from "#tests/support/account-site.ts";
import { makePicture, makePixelBomb } from "#tests/support/pictures.ts";
import { openStaff } from "#tests/support/staff.ts";
import { openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let store: MediaStore;
let directory: string;
let isDiskFull = false;
let manager: Browser;
let editor: Browser;
beforeAll(async () => {
  const opened = await openTestContext();
  await opened.database.delete(mediaVersion);
  await opened.database.delete(media);
  directory = await mkdtemp(path.join(os.tmpdir(), "ecactus-library-"));
  store = openMediaStore({ directory, s3Url: undefined });
  const put: MediaStore["put"] = async (...file) => {
    if (isDiskFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    return store.put(...file);
  };
  context = { ...opened, mediaStore: { ...store, put } };
  const site = openApiOf(context);
  manager = (await openStaff(context, site, "productManager")).browser;
  editor = (await openStaff(context, site, "editor", ["de"])).browser;
});
afterAll(async () => {
  await context.close();
  await rm(directory, { recursive: true });
});

type Listed = { total: number; media: { name: string; uses: number; version: number; updatedAt: string }[] };

const bytesOf = (content: string | Uint8Array) => new Uint8Array(Buffer.from(content as string));
const upload = async (name: string, content: string | Uint8Array, who = manager) =>
  (await who.upload(`/staff/media/upload?name=${encodeURIComponent(name)}`, bytesOf(content))).body;
const replace = async (name: string, content: string | Uint8Array, who = manager) =>
  (await who.upload(`/staff/media/replace?name=${encodeURIComponent(name)}`, bytesOf(content))).body;
const list = async (query = "") => (await editor.call(`/staff/media?${query}`)).body.data as Listed;
const read = async (name: string) =>
  (await editor.call(`/staff/media/${name}`)).body.data as Record<string, unknown> & { updatedAt: string };
const describeIt = async (name: string, change: object, who = editor) =>
  (await who.call("/staff/media/describe", { name, basedOn: (await read(name)).updatedAt, ...change })).body;

describe("what is uploaded", () => {
  test("is found by its name, with what it is", async () => {
    expect(await upload("Été à Paris.JPG", await makePicture("jpeg"))).toMatchObject({ code: 200, data: { name: "ete-a-paris" } });
    expect(await list("words=PARIS&kind=picture")).toMatchObject({ total: 1, media: [{ name: "ete-a-paris", width: 64, uses: 0 }] });
    expect(await list("words=paris&kind=file")).toEqual({ total: 0, media: [] });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = "<!doctype html><script>alert(1)</script>";
  test.each<[what: string, name: string, reason: string, content: () => Promise<Uint8Array> | string | Uint8Array]>([
    ["a page behind a picture's name", "a.png", "unknownKind", () => page],
    ["a page behind a paper's name", "a.pdf", "unknownKind", () => page],
    ["a picture behind a paper's name", "a.pdf", "wrongEnding", () => makePicture("png")],
    ["a paper behind a picture's name", "a.png", "wrongEnding", () => "%PDF-1.7 …"],
    ["a picture behind a program's name", "a.png.exe", "wrongEnding", () => makePicture("png")],
    ["a drawing with a script", "a.svg", "unknownKind", () => svg],
    ["the same behind a picture's name", "a.webp", "unknownKind", () => svg],
    ["a bomb of pixels", "a.png", "tooManyPixels", () => makePixelBomb()],
    ["a page that begins as a picture does", "a.png", "damaged", () => Buffer.from(`\x89PNG\r\n\x1a\n${page}`, "latin1")],
    ["half a picture", "a.png", "damaged", async () => (await makePicture("png", 300, 300)).subarray(0, 9000)],
    ["nothing", "a.png", "emptyFile", () => ""],
    ["51 MB", "a.pdf", "fileTooLarge", () => Buffer.alloc(51 * 1024 * 1024, "%PDF-")],
  ])("is refused where it is %s", async (_, name, reason, content) => {
    const before = [await list(), await store.list("originals")];
    const refused = await upload(name, await content());
    expect(refused).toMatchObject({ reason, data: null });
    expect(refused.message).not.toBe("");
    expect([await list(), await store.list("originals")]).toEqual(before);
  });

  test.each(["png", "webp", "avif", "jpeg"] as const)("is cut where a picture is followed by something else: %s", async (format) => {
    const both = Buffer.concat([await makePicture(format), Buffer.from(page)]);
    expect((await upload(`both-${format}.${format}`, both)).code).toBe(200);
    const { hash } = await read(`both-${format}`);
    const file = await store.get(`originals/${String(hash)}`);
    expect((await readFile(file!)).includes("<script>")).toBe(false);
  });

  test("has one name, also where two bring it at once", async () => {
    const pictures = await Promise.all([makePicture(), makePicture()]);
    const outcomes = await Promise.all(pictures.map((bytes) => upload("twins.webp", bytes)));
    expect(outcomes.map(({ reason }) => reason).sort()).toEqual(["nameTaken", undefined]);
    expect(await list("words=twins")).toMatchObject({ total: 1 });
    const { hash } = await read("twins");
    expect((await store.list("originals")).includes(`originals/${String(hash)}`)).toBe(true);
  });

  test("leaves nothing where the disk is full, and goes in once there is room", async () => {
    const bytes = await makePicture();
    isDiskFull = true;
    expect(await upload("late.webp", bytes)).toMatchObject({ code: 503, reason: "diskFull" });
    isDiskFull = false;
    expect(await list("words=late")).toEqual({ total: 0, media: [] });
    expect((await upload("late.webp", bytes)).code).toBe(200);
  });

  test("comes from the site's own pages alone", async () => {
    const bytes = new Uint8Array(await makePicture());
    const send = (headers: Record<string, string>) => manager.upload("/staff/media/upload?name=foreign.webp", bytes, headers);
    expect((await send({ "sec-fetch-site": "cross-site" })).body).toMatchObject({ code: 403, reason: "foreignOrigin" });
    expect((await send({ "content-type": "text/plain" })).body).toMatchObject({ code: 415, reason: "unsupportedType" });
  });

  test("is a picture where an editor brings it", async () => {
    expect((await upload("of-an-editor.webp", await makePicture(), editor)).code).toBe(200);
    expect(await upload("of-an-editor.pdf", "%PDF-1.7 …", editor)).toMatchObject({ code: 403, reason: "roleMayNot" });
  });
});

describe("a picture", () => {
  test("is described in a member's own languages, and the others stay", async () => {
    await upload("described.webp", await makePicture());
    const french = { fr: { alt: "Un mur", caption: "" } };
    expect((await describeIt("described", { focus: { x: 80, y: 20 }, shape: "upright", texts: french }, manager)).code).toBe(200);
    context.setTime("2026-05-01T12:01:00Z");
    expect(await describeIt("described", { texts: { fr: { alt: "Non", caption: "" } } })).toMatchObject({ reason: "notYourLanguage" });
    expect((await describeIt("described", { focus: { x: 10, y: 20 }, texts: { de: { alt: "Eine Wand", caption: "" } } })).code).toBe(200);
    expect((await read("described")).description).toEqual({
      focus: { x: 10, y: 20 },
      texts: { fr: { alt: "Un mur" }, de: { alt: "Eine Wand" } },
    });
    expect(await list("words=eine+wand")).toMatchObject({ total: 1, media: [{ name: "described" }] });
  });

  test("that somebody changed since is not overwritten", async () => {
    expect(await describeIt("described", { basedOn: "2026-01-01T00:00:00.000Z" })).toMatchObject({ reason: "savedSince" });
    expect(await describeIt("described", { focus: { x: 101, y: 0 } })).toMatchObject({ reason: "invalidInput" });
  });

  test("is replaced under its name by one of its kind", async () => {
    await upload("replaced.webp", await makePicture());
    expect(await replace("replaced", await makePicture("png", 50, 50))).toMatchObject({ code: 200, data: { version: 2 } });
    expect(await read("replaced")).toMatchObject({ version: 2, width: 50, versions: [{ version: 2 }, { version: 1, width: 64 }] });
    expect(await replace("replaced", "%PDF-1.7 …")).toMatchObject({ reason: "otherKind" });
    expect(await replace("unknown", await makePicture())).toMatchObject({ code: 404, reason: "unknownMedia" });
  });

  test("is removed where no entry names it, and the log says so", async () => {
    await upload("myrtillo-exploded.webp", await makePicture());
    await publish(context, { key: "shown" });
    const remove = async (name: string) => (await manager.call("/staff/media/remove", { name })).body;
    expect((await read("myrtillo-exploded")).uses).toEqual([{ type: "news", key: "shown", language: "en", isPublic: true }]);
    expect(await remove("myrtillo-exploded")).toMatchObject({ code: 400, reason: "mediaInUse" });
    expect((await remove("replaced")).code).toBe(200);
    expect(await remove("replaced")).toMatchObject({ code: 404, reason: "unknownMedia" });
    const { browser: administrator } = await openStaff(context, openApiOf(context), "administrator");
    expect((await administrator.call("/staff/acts?words=media/replaced")).body.data).toMatchObject([
      { action: "media.removed" },
      { action: "media.replaced", after: { version: 2 } },
      { action: "media.added", after: { type: "image/webp" } },
    ]);
  });
});

describe("a paper", () => {
  const certificate = {
    order: 1,
    products: [],
    documentType: "pdf",
    language: "en",
    resourceType: "certificate",
    problemTypes: ["choosing"],
  };
  const listedOf = async () =>
    ((await editor.call("/download/list?websiteId=3")).body.data as { id: string }[]).find(({ id }) => id === "safety");

  test("that an entry names is among the downloads, with its checksum; replaced, it is the newer one at the same address", async () => {
    const [first, second] = ["%PDF-1.7 first", "%PDF-1.7 second, longer"];
    expect((await upload("Safety certificate.pdf", first)).data).toEqual({ name: "safety-certificate.pdf" });
    const data = { ...certificate, version: 1, date: "2026-04-01", file: "safety-certificate.pdf", title: "Safety certificate" };
    await publish(context, { type: "download", key: "safety", data });
    const shown = { url: "/files/safety-certificate.pdf", mediaType: "application/pdf", resourceType: "certificate" };
    expect(await listedOf()).toMatchObject({ ...shown, size: first.length, sha256: createHash("sha256").update(first).digest("hex") });
    expect((await replace("safety-certificate.pdf", second)).code).toBe(200);
    expect(await listedOf()).toMatchObject({ ...shown, size: second.length, sha256: createHash("sha256").update(second).digest("hex") });
  });

  test("that another one replaces says which, and is none of the first any more", async () => {
    const data = { ...certificate, version: 1, date: "2026-04-01", file: "safety-certificate.pdf", title: "Safety", top: true };
    await publish(context, { type: "download", key: "newer", data });
    await publish(context, { type: "download", key: "safety", data });
    expect(await listedOf()).toMatchObject({ top: true });
    await publish(context, { type: "download", key: "safety", data: { ...data, replacedBy: ["newer"] } });
    expect(await listedOf()).toMatchObject({ replacedBy: ["newer"], top: false });
  });
});
