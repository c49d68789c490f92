import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { place, placeName } from "#db/place.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
const towns = [
  { id: 1, country: "FR", name: "Neuville", population: 3000, latitude: 49, longitude: 2 },
  { id: 2, country: "FR", name: "Neuville", population: 2000, latitude: 45.9, longitude: 4.8 },
  { id: 3, country: "BE", name: "Neuville", population: 9000, latitude: 50.2, longitude: 4.5 },
  { id: 4, country: "DE", name: "Baunatal", population: 28_000, latitude: 51.25, longitude: 9.4 },
];
beforeAll(async () => {
  site = await openTestSite();
  const { database } = site.services.context;
  await database.insert(place).values(towns.map((town) => ({ ...town, names: {}, region: null })));
  const placeNames = towns.map(({ id, country, name, population }) => ({
    key: name.toLowerCase(),
    place: id,
    kind: 0,
    country,
    population,
  }));
  await database.insert(placeName).values([...placeNames, { ...placeNames[3]!, key: "34225", kind: 2 }]);
});
afterAll(() => site.close());

const pages = ["/how-to-buy", "/support-center/local-support"];
const visit = (path: string, code: Language = "fr") =>
  site.visit(localPath(code, path), { headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` } });
const main = async (response: Promise<Response>) => /<main[\s\S]*<\/main>/.exec(await (await response).text())![0];
const offeredPlaces = (html: string) => [...html.matchAll(/href="[^"]*[?&;]near=(neuville-\d)/g)].map(([, id]) => id);

describe.each(pages)("place search on %s", (path) => {
  test.each(testedLanguages)("in %s offers all places of one name and a choice of country", async (code) => {
    const html = await main(visit(`${path}?place=Neuville`, code));
    expect(offeredPlaces(html).toSorted()).toEqual(["neuville-1", "neuville-2", "neuville-3"]);
    expect(html).toMatch(/<select[^>]*name="in"/);
    expect(html).toMatch(/<input[^>]*name="place"[^>]*value="Neuville"/);
  });

  test.each([
    ["?place=Neuville", ["neuville-1", "neuville-2", "neuville-3"]],
    ["?place=Neuville&zone=Europe/Brussels", ["neuville-3", "neuville-1", "neuville-2"]],
    ["?place=Neuville&zone=Europe/Brussels&in=FR", ["neuville-1", "neuville-2", "neuville-3"]],
    ["?place=Neuville&zone=Europe/Atlantis&in=XX", ["neuville-1", "neuville-2", "neuville-3"]],
  ])("with %s sorts places by chosen country, time zone or language", async (query, ids) => {
    expect(offeredPlaces(await main(visit(path + query)))).toEqual(ids);
  });

  test.each([
    ["?place=34225", "near=baunatal-4"],
    ["?place=D-34225%20Baunatal&zone=Europe/Berlin&in=FR", "near=baunatal-4"],
    ["?place=Neuville,%20Belgique", "near=neuville-3"],
    ["?place=baunatl", "near=baunatal-4"],
  ])("redirects %s to %s", async (query, address) => {
    const response = await visit(path + query);
    expect(response.headers.get("location")).toBe(`${path}?${address}`);
  });

  test("has a cacheable address for a place and offers others of its name", async () => {
    const response = await visit(`${path}?near=neuville-1`);
    expect(response.headers.get("cache-control")).not.toBe("no-store");
    const html = await main(Promise.resolve(response));
    expect(offeredPlaces(html)).toEqual(expect.arrayContaining(["neuville-2", "neuville-3"]));
    expect(html).toMatch(/name="place"[^>]*value="Neuville"/);
    expect((await visit(`${path}?place=Neuville`)).headers.get("cache-control")).toBe("no-store");
  });

  test("shows an error at the field for an unknown place", async () => {
    const html = await main(visit(`${path}?place=Entenhausen`));
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="place"/);
  });
});

test("local support near a place selects its country and sorts partners by distance", async () => {
  const html = await main(visit("/support-center/local-support?near=baunatal-4", "de"));
  expect(html).toMatch(/<option value="DE" selected/);
  const distances = [...html.matchAll(/tabular-nums[^>]*>([\d.]+)\s?km</g)].map(([, distance]) => Number(distance!.replace(".", "")));
  expect(distances.length).toBe(12);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

describe("browser position", () => {
  const findNearest = async (position: object) => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    return (await site.visit("/api/place/near", { method: "POST", headers, body: JSON.stringify(position) })).json();
  };

  test("finds the nearest town", async () => {
    const { data } = await findNearest({ latitude: "51.30", longitude: "9.45", language: "cn" });
    expect(data).toMatchObject([{ id: "kassel", name: "卡塞尔" }]);
    expect((await findNearest({ latitude: "-51.30", longitude: "-120", language: "cn" })).data).toEqual([]);
  });

  test.each([
    ["51.3167", "9.5"],
    ["91", "9.5"],
    ["north", "9.5"],
  ])("rejects %s, %s as invalid or too precise", async (latitude, longitude) => {
    expect((await findNearest({ latitude, longitude })).code).toBe(400);
  });

  test("is available to the site's own pages only", async () => {
    expect((await visit("/how-to-buy")).headers.get("permissions-policy")).toContain("geolocation=(self)");
  });
});

test("the legal notice credits GeoNames for the names of towns", async () => {
  for (const code of languageCodes) {
    const html = await main(visit("/legal-notice", code));
    expect(html).toMatch(/href="https:\/\/www\.geonames\.org\/"/);
    expect(html).toContain("CC BY 4.0");
  }
});
