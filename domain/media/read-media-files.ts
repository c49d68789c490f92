import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";

/** A picture or file of the content folder, and what is said there of it. */
export type MediaFile = { name: string; file: string; description: unknown };

/** In the content folder. */
export const mediaFolder = "media";
const descriptionsFile = "media.yaml";
const pictureFile = /^(.+)\.(webp|jpg|jpeg|png|avif)$/;
const byName = v.nullable(v.record(v.string(), v.record(v.string(), v.unknown())));

/**
 * Reads `content/media`: a picture is called as its file without the ending, a file as it is. `media.yaml` says by name
 * what focus, shape and scale a picture has, and `{language}.yaml` its alternative text and caption.
 *
 * @throws when a file cannot be parsed, or speaks of what is not there; the message names it
 */
export async function readMediaFiles(directory: string): Promise<MediaFile[]> {
  if (!existsSync(directory)) return [];
  const files = (await readdir(directory)).filter((file) => !/^\.|\.yaml$/.test(file)).sort();
  const nameOf = (file: string) => pictureFile.exec(file)?.[1] ?? file;
  const names = new Set(files.map((file) => nameOf(file)));
  const read = async (file: string): Promise<Map<string, Record<string, unknown>>> => {
    const place = path.join(directory, file);
    if (!existsSync(place)) return new Map();
    const said = Object.entries(v.parse(byName, parse(await readFile(place, "utf8"))) ?? {});
    const unknown = said.find(([name]) => !names.has(name));
    if (unknown) throw new Error(`${place}: there is no file of ${unknown[0]}`);
    return new Map(said);
  };
  const descriptions = await read(descriptionsFile);
  const texts = await Promise.all(languageCodes.map(async (code) => [code, await read(`${code}.yaml`)] as const));
  return files.map((file) => {
    const name = nameOf(file);
    const own = texts.flatMap(([code, byLanguage]) => (byLanguage.has(name) ? [[code, byLanguage.get(name)]] : []));
    return {
      name,
      file: path.join(directory, file),
      description: { ...descriptions.get(name), ...(own.length > 0 && { texts: Object.fromEntries(own) }) },
    };
  });
}
