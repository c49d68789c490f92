import { createReadStream } from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { languageCodes, languages } from "../../i18n/languages.ts";
import { primarySubtag } from "../../i18n/primary-subtag.ts";
import { baseLanguageOf, type BaseLanguage } from "../../i18n/traits.ts";

/** Names in the site's languages that differ from the main name. */
type Called = Partial<Record<BaseLanguage, string>>;
type Region = { code: string; name: string; names: Called };
export type Town = {
  id: number;
  country: string;
  region: string | undefined;
  name: string;
  ascii: string;
  called: Called;
  others: string[];
  latitude: number;
  longitude: number;
  population: number;
};

const fewestPeople = 1000;
/**
 * GeoNames feature codes: seats of administrative divisions are included regardless of their size; historical, destroyed and
 * abandoned places are omitted.
 */
const seat = /^PPL(?:C|A\d?)$/;
const abandoned = /^PPL(?:H|CH|Q|W)$/;
const languageOfTag = new Map(languageCodes.map((code) => [primarySubtag(languages[code].tag), baseLanguageOf(code)]));

export async function readRegions(folder: string): Promise<Region[]> {
  const namesById = await readCalled(folder);
  const regions: Region[] = [];
  for await (const [code = "", name = "", , id] of rowsOf(folder, "admin1CodesASCII.txt"))
    regions.push({ code, name, names: without(name, namesById.get(Number(id)) ?? {}) });
  return regions;
}

export async function readTowns(folder: string): Promise<Town[]> {
  const namesById = await readCalled(folder);
  const towns: Town[] = [];
  for await (const row of rowsOf(folder, "cities500.txt")) {
    const [number, name = "", ascii = "", otherNames = "", latitude, longitude, , feature = "", country = "", , region, , , , people] = row;
    const population = Number(people);
    if (abandoned.test(feature) || (population < fewestPeople && !seat.test(feature))) continue;
    const id = Number(number);
    const names = otherNames.split(",").filter((other) => other !== "");
    const preferred = namesById.get(id)?.cn;
    const chinese = chineseOf(preferred === undefined ? names : [preferred]) ?? chineseOf(names) ?? preferred;
    towns.push({
      id,
      country,
      region: region === "" || region === "00" ? undefined : region,
      name,
      ascii,
      called: without(name, { ...namesById.get(id), ...(chinese === undefined ? {} : { cn: chinese }) }),
      others: names,
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

async function readCalled(folder: string): Promise<Map<number, Called>> {
  const namesById = new Map<number, Called>();
  for await (const [, id, tag = "", name, isPreferred, , isColloquial, isHistoric] of rowsOf(folder, "alternateNamesV2.txt")) {
    const language = languageOfTag.get(tag);
    if (!language || !name || isColloquial === "1" || isHistoric === "1") continue;
    const names = namesById.get(Number(id)) ?? {};
    if (names[language] === undefined || isPreferred === "1") namesById.set(Number(id), { ...names, [language]: name });
  }
  return namesById;
}

/** Returns the shortest name in simplified Chinese. GeoNames' list of towns does not state the language of a name. */
function chineseOf(names: readonly string[]): string | undefined {
  return names
    .filter((name) => name.length > 1 && [...name].every((character) => simplified.has(character)))
    .toSorted((a, b) => a.length - b.length)[0];
}

/** Characters of GB 2312. */
const simplified = new Set<string>();
const decoder = new TextDecoder("gbk");
for (let row = 0xb0; row <= 0xf7; row += 1)
  for (let cell = 0xa1; cell <= 0xfe; cell += 1)
    for (const character of decoder.decode(new Uint8Array([row, cell]))) simplified.add(character);

function without(name: string, names: Called): Called {
  return Object.fromEntries(Object.entries(names).filter(([, other]) => other !== name));
}
