import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { makeEdgeAccount } from "../../support/edge-account.ts";
import { hasEdgePrograms, openEdgeSite, type EdgeSite } from "../../support/edge.ts";

type Visitor = { cookie: string; markers: string[] };

const sameOrigin = { "sec-fetch-site": "same-origin" };
const publicPages = ["/", "/products/copia", "/contact-us", "/newsletter", "/sign-up"];
const personalPages = ["/personal-center", "/personal-center/_payload.json", "/personal-center.data", "/platform/open-api/console"];

describe.skipIf(!hasEdgePrograms)("edge cache", () => {
  let edgeSite: EdgeSite;
  const markers: string[] = [];
  beforeAll(async () => void (edgeSite = await openEdgeSite()));
  afterAll(() => edgeSite.close());

  /** Contents of all files in the cache: nginx's own header, the response headers and the body. */
  async function cachedFiles(): Promise<string[]> {
    const entries = await readdir(edgeSite.cacheFolder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), "latin1")));
  }

  async function signUp(name: string): Promise<Visitor> {
    const { email, nickname, cookie, sessionToken } = await makeEdgeAccount(edgeSite, name);
    return { cookie, markers: [email, nickname, sessionToken.slice(0, 20)] };
  }

  async function visitAll({ cookie }: Pick<Visitor, "cookie">): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    const addresses = [...publicPages, ...personalPages].flatMap((page) => languageCodes.map((code) => localPath(code, page)));
    for (const address of [...addresses, "/api/account/me"]) {
      const { body, headers } = await edgeSite.requestNginx(address, { headers: { cookie } });
      answers.set(address, JSON.stringify(headers) + body.toString("utf8"));
    }
    return answers;
  }

  test("never sends one visitor's response to another", async () => {
    const [ana, ben, anonymous] = [await signUp("Ana"), await signUp("Ben"), { cookie: "", markers: [] }];
    markers.push(...ana.markers, ...ben.markers);
    for (const visitor of [ana, anonymous, ben, anonymous, ana, ben]) {
      const foreignMarkers = markers.filter((marker) => !visitor.markers.includes(marker));
      for (const [address, answer] of await visitAll(visitor))
        for (const marker of foreignMarkers) expect(answer.includes(marker), `${address}: ${marker}`).toBe(false);
    }
    const secondVisit = await visitAll(ben);
    for (const address of ["/personal-center", "/de/personal-center", "/api/account/me"])
      expect(secondVisit.get(address)).toContain(ben.markers[0]);
  });

  test("never stores text that a visitor typed", async () => {
    const typedText = "Saguaro-4711";
    const forms: [string, Record<string, string>][] = [
      ["/contact-us", { name: typedText, email: "x", message: typedText }],
      ["/de/newsletter", { email: typedText }],
      ["/en/sign-up", { email: typedText, nickname: typedText }],
      ["/login", { login: typedText }],
    ];
    markers.push(typedText);
    for (const [address, fields] of forms) {
      const form = await edgeSite.requestNginx(address, { method: "POST", body: new URLSearchParams(fields), headers: sameOrigin });
      expect(form.body.toString("utf8"), address).toContain(typedText);
      expect((await edgeSite.requestNginx(address)).body.toString("utf8"), address).not.toContain(typedText);
    }
    for (const address of ["/en/search?q=", "/en/support-center/faqs?q=", "/support-center/error-codes?code=", "/api/search?q="]) {
      await edgeSite.requestNginx(address + typedText);
      await edgeSite.requestNginx(`${address}${typedText}&preview=${typedText}`);
    }
  });

  test("never stores an error response", async () => {
    const { database } = edgeSite.site.services.context;
    await database.execute(sql`alter table content_entry rename to content_entry_away`);
    try {
      const { status, headers } = await edgeSite.requestNginx("/au/products/myrtillo-ess-high-voltage-lfp-battery");
      expect(status).toBeGreaterThanOrEqual(500);
      expect(headers["cache-control"]).toBe("no-store");
    } finally {
      await database.execute(sql`alter table content_entry_away rename to content_entry`);
    }
    expect((await edgeSite.requestNginx("/au/products/myrtillo-ess-high-voltage-lfp-battery")).status).toBe(200);
  });

  test("contains pages, but no cookies and no data of a visitor", async () => {
    const files = await cachedFiles();
    const keys = files.map((file) => /\nKEY: (.*)\n/.exec(file)![1]!);
    expect(keys.filter((key) => key.startsWith("page ")).length).toBeGreaterThanOrEqual(publicPages.length * languageCodes.length);
    expect(keys.filter((key) => /personal-center|console|login|search|\/api\/|preview/.test(key))).toEqual([]);
    expect(markers).toHaveLength(7);
    for (const [index, file] of files.entries()) {
      expect(/^set-cookie:/im.test(file), keys[index]).toBe(false);
      for (const marker of markers) expect(file.includes(marker), `${keys[index]}: ${marker}`).toBe(false);
    }
  });
});
