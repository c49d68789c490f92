import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { importSynonyms } from "./edit-synonyms.ts";
import { isEmergency } from "./emergency.ts";
import { normalizeQuery } from "./query.ts";
import { readCorrection, readWords } from "./read-query.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await importSynonyms(context, { directory: "content" });
});
afterAll(() => context.close());

async function isInEmergency(text: string, language: Language) {
  const query = { text, language };
  return isEmergency(await readCorrection(context.database, query, await readWords(context.database, query)));
}

describe("emergency words of the content files", () => {
  test.each<[Language, string]>([
    ["en", "smoke from battery"],
    ["en", "smok from battery"],
    ["en", "battery swollen"],
    ["en", "my battery is hissing"],
    ["en", "it smells burnt near the inverter"],
    ["en", "water in the battery room"],
    ["en", "battery on fire what to do"],
    ["au", "battery hissing smell"],
    ["au", "flooded battery"],
    ["fr", "batterie qui fume"],
    ["fr", "ma batterie fume"],
    ["fr", "odeur de brûlé batterie"],
    ["fr", "odeur de brule"],
    ["fr", "batterie gonflée"],
    ["fr", "eau dans le local de la batterie"],
    ["de", "Speicher qualmt"],
    ["de", "batterie brennt was tun"],
    ["de", "es riecht verbrannt am Speicher"],
    ["de", "Akkubrand"],
    ["de", "Wasser im Batterieraum"],
    ["cn", "电池冒烟"],
    ["cn", "电池鼓包"],
    ["cn", "電池冒煙怎麼辦"],
    ["cn", "电池室进水"],
  ])("in %s match %s", async (language, text) => {
    expect(await isInEmergency(normalizeQuery(text), language)).toBe(true);
  });

  test.each<[Language, string]>([
    ["en", "home battery"],
    ["en", "fire suppression"],
    ["en", "emergency stop reset"],
    ["en", "hot water heat pump"],
    ["en", "inverter derating hot"],
    ["au", "off-peak hot water"],
    ["fr", "arrêt d’urgence bloqué"],
    ["fr", "chauffe-eau et batterie"],
    ["de", "Warmwasser mit Batterie"],
    ["de", "Brandschutz Abstand"],
    ["de", "Notstrom"],
    ["cn", "储能变流器"],
    ["cn", "防水等级"],
    ["cn", "消防要求"],
  ])("in %s do not match %s", async (language, text) => {
    expect(await isInEmergency(text, language)).toBe(false);
  });
});
