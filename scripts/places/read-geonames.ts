import { createReadStream } from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { languageCodes, languages } from "../../i18n/languages.ts";
import { primarySubtag } from "../../i18n/primary-subtag.ts";
import { wordLanguageOf, type WordLanguage } from "../../i18n/traits.ts";

/** What a place is called in the languages of the site, where that is not its name. */
type Called = Partial<Record<WordLanguage, string>>;
type Region = { code: string; name: string; names: Called };
export type Town = {
  id: number;
  country: string;
  region: string | undefined;
  name: string;
  ascii: string;
  called: Called;
  /** All that GeoNames knows it by, in any language. */
  others: string[];
  latitude: number;
  longitude: number;
  population: number;
};

const fewestPeople = 1000;
/** Seats of divisions count however small they are; quarters of towns do too, what is abandoned does not. */
const isSeat = /^PPL(?:C|A\d?)$/;
const isGone = /^PPL(?:H|CH|Q|W)$/;
/** The languages of the site by the tags of GeoNames. */
const languageOfTag = new Map(languageCodes.map((code) => [primarySubtag(languages[code].tag), wordLanguageOf(code)]));

export async function readRegions(folder: string): Promise<Region[]> {
  const called = await readCalled(folder);
  const regions: Region[] = [];
  for await (const [code = "", name = "", , id] of rowsOf(folder, "admin1CodesASCII.txt"))
    regions.push({ code, name, names: without(name, called.get(Number(id)) ?? {}) });
  return regions;
}

export async function readTowns(folder: string): Promise<Town[]> {
  const called = await readCalled(folder);
  const towns: Town[] = [];
  for await (const row of rowsOf(folder, "cities500.txt")) {
    const [number, name = "", ascii = "", others = "", latitude, longitude, , feature = "", country = "", , region, , , , people] = row;
    const population = Number(people);
    if (isGone.test(feature) || (population < fewestPeople && !isSeat.test(feature))) continue;
    const id = Number(number);
    const known = others.split(",").filter((other) => other !== "");
    const chosen = called.get(id)?.cn;
    const chinese = chineseOf(chosen === undefined ? known : [chosen]) ?? chineseOf(known) ?? chosen;
    towns.push({
      id,
      country,
      region: region === "" || region === "00" ? undefined : region,
      name,
      ascii,
      called: without(name, { ...called.get(id), ...(chinese === undefined ? {} : { cn: chinese }) }),
      others: known,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population,
    });
  }
  return towns;
}

export async function* rowsOf(folder: string, file: string): AsyncGenerator<string[]> {
  for await (const line of readline.createInterface({ input: createReadStream(path.join(folder, file)) })) yield line.split("\t");
}

/** The preferred name of each in the languages of the site, by its number. */
async function readCalled(folder: string): Promise<Map<number, Called>> {
  const called = new Map<number, Called>();
  for await (const [, id, tag = "", name, isPreferred, , isColloquial, isHistoric] of rowsOf(folder, "alternateNamesV2.txt")) {
    const language = languageOfTag.get(tag);
    if (!language || !name || isColloquial === "1" || isHistoric === "1") continue;
    const names = called.get(Number(id)) ?? {};
    if (names[language] === undefined || isPreferred === "1") called.set(Number(id), { ...names, [language]: name });
  }
  return called;
}

/** The shortest of the names that simplified Chinese could write; GeoNames' list of towns does not say which language a name is in. */
function chineseOf(names: readonly string[]): string | undefined {
  return names
    .filter((name) => name.length > 1 && [...name].every((sign) => simplified.has(sign)))
    .toSorted((a, b) => a.length - b.length)[0];
}

/** The signs of GB 2312. */
const simplified = new Set<string>();
const decoder = new TextDecoder("gbk");
for (let row = 0xb0; row <= 0xf7; row += 1)
  for (let cell = 0xa1; cell <= 0xfe; cell += 1) for (const sign of decoder.decode(new Uint8Array([row, cell]))) simplified.add(sign);

function without(name: string, called: Called): Called {
  return Object.fromEntries(Object.entries(called).filter(([, other]) => other !== name));
}
