import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMedia } from "#domain/media";
import { type Language } from "#i18n/languages.ts";
import { publish } from "#tests/support/test-context.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const run = promisify(execFile);
const largeFile = Buffer.alloc(20_000_000, "%PDF-1.7 a large one ");
let now = new Date();
let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await openTestSite({ clock: { now: () => now } });
  folder = await mkdtemp(path.join(os.tmpdir(), "bundle-"));
  const { context } = site.services;
  await addMedia(context, { name: "large.pdf", bytes: largeFile });
  const data = {
    order: 1,
    products: ["tianyuan-60k"],
    documentType: "pdf",
    language: "en",
    resourceType: "manual",
    problemTypes: ["installation"],
    version: 3,
    date: "2026-05-01",
    file: "large.pdf",
    title: "A manual",
  };
  await publish(context, { type: "download", key: "manual", data });
  await publish(context, { type: "download", key: "newer-manual", data: { ...data, version: 4, title: "A newer manual" } });
  await publish(context, { type: "download", key: "manual", data: { ...data, replacedBy: ["newer-manual"] } });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Extracts the archive with Python as an independent implementation; returns its files by name. */
async function unpack(response: Response): Promise<Record<string, Buffer>> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  const file = path.join(folder, "archive.zip");
  await writeFile(file, bytes);
  const script = `import zipfile,sys,os
z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
for i,n in enumerate(z.namelist()): open(os.path.join(sys.argv[2],str(i)),'wb').write(z.read(n))
print('\\n'.join(z.namelist()))`;
  const { stdout } = await run("python3", ["-c", script, file, folder], { env: { ...process.env, PYTHONIOENCODING: "utf-8" } });
  const names = stdout.trim().split("\n");
  return Object.fromEntries(await Promise.all(names.map(async (name, index) => [name, await readFile(path.join(folder, String(index)))])));
}

describe("document bundle of a product", () => {
  const lists: Record<Language, [name: string, heading: RegExp]> = {
    fr: ["sommaire.txt", /^\ufeffTIANYUAN 60k.: documents du /],
    en: ["contents.txt", /^\ufeffTIANYUAN 60k: documents as of /],
    cn: ["目录.txt", /^\ufeffTIANYUAN 60k：截至/],
    au: ["contents.txt", /^\ufeffTIANYUAN 60k: documents as of /],
    de: ["inhalt.txt", /^\ufeffTIANYUAN 60k: Dokumente vom /],
  };
  test.each(testedLanguages)("contains in %s the documents of that language and their list", async (code) => {
    const response = await site.visit(`/documents/bundle/tianyuan-60k-${code}.zip`);
    expect([response.status, response.headers.get("content-disposition")]).toEqual([
      200,
      `attachment; filename="tianyuan-60k-${code}.zip"`,
    ]);
    const files = await unpack(response);
    const [list, heading] = lists[code];
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        list,
        `tianyuan-60k-data-sheet-${code}.pdf`,
        `tianyuan-60k-quick-guide-${code}.pdf`,
        "tianyuan-60k-cutout.png",
      ]),
    );
    const text = files[list]!.toString();
    expect(text).toMatch(heading);
    expect(text).toContain(`http://site.test/documents/tianyuan-60k-data-sheet-${code}.pdf`);
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  });

  test("contains uploaded documents unchanged and leaves out replaced ones", async () => {
    const files = await unpack(await site.visit("/documents/bundle/tianyuan-60k-en.zip"));
    expect(files["large.pdf"]!.equals(largeFile)).toBe(true);
    expect(files["contents.txt"]!.toString()).toContain("A newer manual\r\n  Version 4 of May\u00a01, 2026, 20 MB");
    expect(files["contents.txt"]!.toString()).not.toContain("A manual");
  });

  test.each(["none-en", "tianyuan-60k-xx", "tianyuan-60k", "..%2ftianyuan-60k-en"])("answers 404 for %s", async (name) => {
    expect((await site.visit(`/documents/bundle/${name}.zip`)).status).toBe(404);
  });
});

describe("selection of documents", () => {
  const selectionUrl = (...ids: string[]) => `/documents/selection.zip?in=de&${ids.map((id) => `document=${id}`).join("&")}`;

  test("contains the chosen documents and names replacements in its list", async () => {
    const files = await unpack(await site.visit(selectionUrl("manual", "tianyuan-60k-data-sheet-en-pdf", "none")));
    expect(Object.keys(files)).toEqual(["inhalt.txt", "large.pdf", "tianyuan-60k-data-sheet-en.pdf"]);
    const text = files["inhalt.txt"]!.toString();
    expect(text).toContain("Ersetzt durch: A newer manual, http://site.test/documents/newer-manual");
    expect(text).toContain("Diese Datei ist nicht in der Sprache dieses Verzeichnisses.");
  });

  test.each<[string, string, number]>([
    ["of unknown documents", selectionUrl("none"), 404],
    ["without a language", "/documents/selection.zip?document=manual", 400],
    ["of too many documents", selectionUrl(...Array.from({ length: 51 }, (_, index) => `tianyuan-60k-${index}`)), 400],
  ])("is rejected %s", async (_, address, status) => {
    expect((await site.visit(address)).status).toBe(status);
  });
});

test("a selection form without a choice redirects to the downloads page", async () => {
  const response = await site.visit("/documents/selection.zip?in=de");
  expect([response.status, response.headers.get("location")]).toEqual([303, "/de/support-center/downloads"]);
});

test("an aborted archive download causes no error and does not block the next", async () => {
  const { origin, close } = await listen(site);
  const address = `${origin}/documents/selection.zip?in=en&document=manual`;
  for (let times = 0; times < 3; times += 1) {
    const leaving = new AbortController();
    const response = await fetch(address, { signal: leaving.signal });
    await response.body!.getReader().read();
    leaving.abort();
  }
  const response = await fetch(address);
  expect(String((await response.arrayBuffer()).byteLength)).toBe(response.headers.get("content-length"));
  expect(site.log.filter(({ level }) => level === "error")).toEqual([]);
  await close();
});

test("a HEAD request for an archive has the headers of the GET request except the length", async () => {
  const headersOf = async (address: string, method: string) => {
    const response = await site.visit(address, { method });
    await response.body?.cancel();
    expect(response.status).toBe(200);
    const { "content-length": length, ...headers } = Object.fromEntries(response.headers);
    return { length, headers };
  };
  for (const address of ["/documents/bundle/tianyuan-60k-en.zip", "/documents/selection.zip?in=en&document=manual"]) {
    const [get, head] = [await headersOf(address, "GET"), await headersOf(address, "HEAD")];
    expect(head).toEqual({ length: undefined, headers: get.headers });
    expect(Number(get.length)).toBeGreaterThan(largeFile.length);
  }
});

test("archive downloads are rate limited for GET but not for HEAD requests", async () => {
  const statusOf = async (method: "GET" | "HEAD") => {
    const response = await site.visit("/documents/bundle/tianyuan-60k-en.zip", { method }, "192.0.2.7");
    await response.body?.cancel();
    return response.status;
  };
  for (let times = 0; times < 30; times += 1) expect(await statusOf("HEAD")).toBe(200);
  const statuses: number[] = [];
  for (let times = 0; times < 21; times += 1) statuses.push(await statusOf("GET"));
  expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(200));
  expect(statuses.at(-1)).toBe(429);
  now = new Date(now.getTime() + 3_000);
  expect(await statusOf("GET")).toBe(200);
});
