import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { media, mediaVersion } from "#db/media.ts";
import { openMediaStore, type MediaStore } from "#platform/media-store";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { makeImage, makeImageWithPrivateMetadata, makeDecompressionBomb, privateMarker } from "#tests/support/make-images.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let store: MediaStore;
let directory: string;
let isDiskFull = false;
let manager: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  const newContext = await openTestContext();
  await newContext.database.delete(mediaVersion);
  await newContext.database.delete(media);
  directory = await mkdtemp(path.join(os.tmpdir(), "ecactus-library-"));
  store = openMediaStore({ directory, s3Url: undefined });
  const put: MediaStore["put"] = async (...file) => {
    if (isDiskFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    return store.put(...file);
  };
  context = { ...newContext, mediaStore: { ...store, put } };
  const site = openTestApi(context);
  manager = (await createStaffUser(context, site, "productManager")).browser;
  editor = (await createStaffUser(context, site, "editor", ["de"])).browser;
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

describe("media upload", () => {
  test("can be found by name and kind", async () => {
    expect(await upload("Été à Paris.JPG", await makeImage("jpeg"))).toMatchObject({ code: 200, data: { name: "ete-a-paris" } });
    expect(await list("words=PARIS&kind=picture")).toMatchObject({ total: 1, media: [{ name: "ete-a-paris", width: 64, uses: 0 }] });
    expect(await list("words=paris&kind=file")).toEqual({ total: 0, media: [] });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = "<!doctype html><script>alert(1)</script>";
  test.each<[what: string, name: string, reason: string, content: () => Promise<Uint8Array> | string | Uint8Array]>([
    ["an HTML page with an image extension", "a.png", "unknownMediaKind", () => page],
    ["an HTML page with a PDF extension", "a.pdf", "unknownMediaKind", () => page],
    ["an image with a PDF extension", "a.pdf", "wrongEnding", () => makeImage("png")],
    ["a PDF with an image extension", "a.png", "wrongEnding", () => "%PDF-1.7 …"],
    ["an image with a program extension", "a.png.exe", "wrongEnding", () => makeImage("png")],
    ["an SVG with a script", "a.svg", "unknownMediaKind", () => svg],
    ["an SVG with an image extension", "a.webp", "unknownMediaKind", () => svg],
    ["a decompression bomb", "a.png", "tooManyPixels", () => makeDecompressionBomb()],
    ["an HTML page with a PNG signature", "a.png", "damaged", () => Buffer.from(`\x89PNG\r\n\x1a\n${page}`, "latin1")],
    ["a truncated image", "a.png", "damaged", async () => (await makeImage("png", 300, 300)).subarray(0, 9000)],
    ["empty", "a.png", "emptyFile", () => ""],
    ["larger than 50 MB", "a.pdf", "fileTooLarge", () => Buffer.alloc(51 * 1024 * 1024, "%PDF-")],
  ])("is refused when it is %s", async (_, name, reason, content) => {
    const before = [await list(), await store.list("originals")];
    const refused = await upload(name, await content());
    expect(refused).toMatchObject({ reason, data: null });
    expect(refused.message).not.toBe("");
    expect([await list(), await store.list("originals")]).toEqual(before);
  });

  test.each(["png", "webp", "avif", "jpeg"] as const)("removes data that follows an image: %s", async (format) => {
    const both = Buffer.concat([await makeImage(format), Buffer.from(page)]);
    expect((await upload(`both-${format}.${format}`, both)).code).toBe(200);
    const { hash } = await read(`both-${format}`);
    const file = await store.get(`originals/${String(hash)}`);
    expect((await readFile(file!)).includes("<script>")).toBe(false);
  });

  test.each(["png", "webp", "avif", "jpeg"] as const)("removes text and private metadata of an image: %s", async (format) => {
    expect((await upload(`private-${format}.${format}`, await makeImageWithPrivateMetadata(format))).code).toBe(200);
    const { hash } = await read(`private-${format}`);
    const file = await store.get(`originals/${String(hash)}`);
    expect((await readFile(file!)).includes(privateMarker)).toBe(false);
  });

  test("numbers the second of two simultaneous images of one name, and adds the same image once", async () => {
    const pictures = await Promise.all([makeImage(), makeImage()]);
    const outcomes = await Promise.all(pictures.map((bytes) => upload("twins.webp", bytes)));
    expect(outcomes.map(({ data }) => (data as { name: string }).name).sort()).toEqual(["twins", "twins-2"]);
    expect(await upload("twins.webp", pictures[0]!)).toMatchObject({ code: 200 });
    expect(await list("words=twins")).toMatchObject({ total: 2 });
    expect(await upload("twins.pdf", "%PDF-1.7 first")).toMatchObject({ code: 200 });
    expect(await upload("twins.pdf", "%PDF-1.7 second")).toMatchObject({ code: 400, reason: "nameTaken" });
    const { hash } = await read("twins");
    expect((await store.list("originals")).includes(`originals/${String(hash)}`)).toBe(true);
  });

  test("stores nothing on a full disk and succeeds once there is space", async () => {
    const bytes = await makeImage();
    isDiskFull = true;
    expect(await upload("late.webp", bytes)).toMatchObject({ code: 503, reason: "diskFull" });
    isDiskFull = false;
    expect(await list("words=late")).toEqual({ total: 0, media: [] });
    expect((await upload("late.webp", bytes)).code).toBe(200);
  });

  test("is refused from other sites and with another content type", async () => {
    const bytes = new Uint8Array(await makeImage());
    const send = (headers: Record<string, string>) => manager.upload("/staff/media/upload?name=foreign.webp", bytes, headers);
    expect((await send({ "sec-fetch-site": "cross-site" })).body).toMatchObject({ code: 403, reason: "foreignOrigin" });
    expect((await send({ "content-type": "text/plain" })).body).toMatchObject({ code: 415, reason: "unsupportedType" });
  });

  test("is limited to images for an editor", async () => {
    expect((await upload("of-an-editor.webp", await makeImage(), editor)).code).toBe(200);
    expect(await upload("of-an-editor.pdf", "%PDF-1.7 …", editor)).toMatchObject({ code: 403, reason: "roleMayNot" });
  });
});

describe("media library image", () => {
  test("can be described in the user's languages without changing the others", async () => {
    await upload("described.webp", await makeImage());
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

  test("refuses an outdated description and an invalid focal point", async () => {
    expect(await describeIt("described", { basedOn: "2026-01-01T00:00:00.000Z" })).toMatchObject({ reason: "savedSince" });
    expect(await describeIt("described", { focus: { x: 101, y: 0 } })).toMatchObject({ reason: "invalidInput" });
  });

  test("can be replaced under its name by a file of its kind", async () => {
    await upload("replaced.webp", await makeImage());
    expect(await replace("replaced", await makeImage("png", 50, 50))).toMatchObject({ code: 200, data: { version: 2 } });
    expect(await read("replaced")).toMatchObject({ version: 2, width: 50, versions: [{ version: 2 }, { version: 1, width: 64 }] });
    expect(await replace("replaced", "%PDF-1.7 …")).toMatchObject({ reason: "otherKind" });
    expect(await replace("unknown", await makeImage())).toMatchObject({ code: 404, reason: "unknownMedia" });
  });

  test("can be removed only when unused, which the audit log records", async () => {
    await upload("myrtillo-exploded.webp", await makeImage());
    await publish(context, { key: "shown" });
    const remove = async (name: string) => (await manager.call("/staff/media/remove", { name })).body;
    expect((await read("myrtillo-exploded")).uses).toEqual([
      { type: "news", key: "shown", title: newsData().title, language: "en", isPublic: true },
    ]);
    expect(await remove("myrtillo-exploded")).toMatchObject({ code: 400, reason: "mediaInUse" });
    expect((await remove("replaced")).code).toBe(200);
    expect(await remove("replaced")).toMatchObject({ code: 404, reason: "unknownMedia" });
    const { browser: administrator } = await createStaffUser(context, openTestApi(context), "administrator");
    expect((await administrator.call("/staff/acts?words=media/replaced")).body.data).toMatchObject([
      { action: "media.removed" },
      { action: "media.replaced", after: { version: 2 } },
      { action: "media.added", after: { type: "image/webp" } },
    ]);
  });
});

describe("media library document", () => {
  const certificate = {
    order: 1,
    products: [],
    documentType: "pdf",
    language: "en",
    resourceType: "certificate",
    certificateNumber: "EX 0001",
    certificateBody: "Test body",
    problemTypes: ["choosing"],
  };
  const listedOf = async () =>
    ((await editor.call("/download/list?websiteId=3")).body.data as { id: string }[]).find(({ id }) => id === "safety");

  test("is listed as a download with checksum and keeps its address when replaced", async () => {
    const [first, second] = ["%PDF-1.7 first", "%PDF-1.7 second, longer"];
    expect((await upload("Safety certificate.pdf", first)).data).toEqual({ name: "safety-certificate.pdf", kind: "file" });
    const data = { ...certificate, version: 1, date: "2026-04-01", file: "safety-certificate.pdf", title: "Safety certificate" };
    await publish(context, { type: "download", key: "safety", data });
    const expected = { url: "/files/safety-certificate.pdf", mediaType: "application/pdf", resourceType: "certificate" };
    expect(await listedOf()).toMatchObject({ ...expected, size: first.length, sha256: createHash("sha256").update(first).digest("hex") });
    expect((await replace("safety-certificate.pdf", second)).code).toBe(200);
    expect(await listedOf()).toMatchObject({ ...expected, size: second.length, sha256: createHash("sha256").update(second).digest("hex") });
  });

  test("names its replacement and loses its top position", async () => {
    const data = { ...certificate, version: 1, date: "2026-04-01", file: "safety-certificate.pdf", title: "Safety", top: true };
    await publish(context, { type: "download", key: "newer", data });
    await publish(context, { type: "download", key: "safety", data });
    expect(await listedOf()).toMatchObject({ top: true });
    await publish(context, { type: "download", key: "safety", data: { ...data, replacedBy: ["newer"] } });
    expect(await listedOf()).toMatchObject({ replacedBy: ["newer"], top: false });
  });
});
