import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const agave = "/products/agave-th-three-phase-home-battery-energy-storage-system";
const myrtillo = "/products/myrtillo-ess-high-voltage-lfp-battery";
const others = ["copia", "tianyuan-60k", "tianyuan-200k", "cholla-wifi", "cholla-lan", "cholla-4g", "smart-plug", "ac-charger"].map((id) => `/products/${id}`);
const read = async (code: Language, path: string) => (await site.visit(localPath(code, path))).text();

test.each([agave, myrtillo, ...others])("%s has its hero, two details and its scene, each with a text", async (path) => {
  for (const code of languageCodes) {
    const html = await read(code, path);
    const pictures = [...html.matchAll(/<img[^>]*src="([^"]+)"[^>]*alt="([^"]*)"/g)].map(([, src, alt]) => ({ src, alt }));
    for (const kind of ["hero", "detail-1", "detail-2", "scene"]) {
      const shown = pictures.filter(({ src }) => src!.includes(`-${kind}`));
      expect(shown, `${code} ${kind}`).not.toHaveLength(0);
      for (const { alt } of shown) expect(alt!.length, `${code} ${kind}`).toBeGreaterThan(3);
    }
  }
});

test("the first picture is asked for ahead, upright for phones and wide for others", async () => {
  const html = await read("en", agave);
  const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) => tag);
  expect(preloads.map((tag) => /media="([^"]+)"/.exec(tag)?.[1])).toEqual(["(width &lt; 48.75rem)", "(width &gt;= 48.75rem)"]);
  for (const tag of preloads) {
    const [, first] = /imageSrcSet="(\S+)/i.exec(tag)!;
    expect(html.split(first!).length, "the picture takes the file that was asked for").toBeGreaterThan(2);
  }
});

describe("the specification", () => {
  test.each(languageCodes)("can be taken away as a table in %s", async (code) => {
    const html = await read(code, agave);
    const [, encoded] = /href="data:text\/csv;charset=utf-8,([^"]+)" download="agave-th\.csv"/.exec(html)!;
    const lines = decodeURIComponent(encoded!).trim().split("\r\n");
    expect(lines).toHaveLength(11);
    for (const line of lines) expect(line.match(/("[^"]*(""[^"]*)*"|[^,]*)(,|$)/g)!.length).toBeGreaterThanOrEqual(3);
  });

  test("is left out where nothing is known", async () => {
    expect(await read("en", "/products/copia")).not.toContain('id="specification-heading"');
  });
});

test("a figure of the fixed pages is the content's, not the page's", async () => {
  const german = await read("de", agave);
  for (const figure of ["9,98–29,94", "5–13", "110", "IP65"]) expect(german).toContain(figure);
  expect(await read("fr", myrtillo)).toMatch(/10\s000/);
});
