import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";

export type MediaFile = { name: string; file: string; description: unknown };

export const mediaFolder = "media";
const descriptionsFile = "media.yaml";
const pictureFile = /^(.+)\.(webp|jpg|jpeg|png|avif)$/;
const byName = v.nullable(v.record(v.string(), v.record(v.string(), v.unknown())));

/**
 * Reads `content/media`: images are named without extension, files with it. `media.yaml` has focus, shape and scale by
 * name, `{language}.yaml` alt text and caption.
 *
 * @throws when a YAML file cannot be parsed or names a missing file; the message names it
 */
export async function readMediaFiles(directory: string): Promise<MediaFile[]> {
  if (!existsSync(directory)) return [];
  const files = (await readdir(directory)).filter((file) => !/^\.|\.yaml$/.test(file)).sort();
  const nameOf = (file: string) => pictureFile.exec(file)?.[1] ?? file;
  const names = new Set(files.map((file) => nameOf(file)));
  const readYamlFile = async (file: string): Promise<Map<string, Record<string, unknown>>> => {
    const filePath = path.join(directory, file);
    if (!existsSync(filePath)) return new Map();
    const descriptionEntries = Object.entries(v.parse(byName, parse(await readFile(filePath, "utf8"))) ?? {});
    const unknown = descriptionEntries.find(([name]) => !names.has(name));
    if (unknown) throw new Error(`${filePath}: no media file named ${unknown[0]}`);
    return new Map(descriptionEntries);
  };
  const descriptions = await readYamlFile(descriptionsFile);
  const texts = await Promise.all(languageCodes.map(async (code) => [code, await readYamlFile(`${code}.yaml`)] as const));
  return files.map((file) => {
    const name = nameOf(file);
    const textsOfFile = texts.flatMap(([code, byLanguage]) => (byLanguage.has(name) ? [[code, byLanguage.get(name)]] : []));
    return {
      name,
      file: path.join(directory, file),
      description: { ...descriptions.get(name), ...(textsOfFile.length > 0 && { texts: Object.fromEntries(textsOfFile) }) },
    };
  });
}
