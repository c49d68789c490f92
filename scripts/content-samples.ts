import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { collections, readContentFiles } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import { contentDirectory } from "../server/services.ts";
import * as v from "valibot";

// `npm run content:samples`: lists all example content in the content folder.
const sampleSchema = v.object({ sample: v.optional(v.boolean()) });
const samples: string[] = [];
for (const code of languageCodes) {
  const file = path.join("site", `${code}.yaml`);
  const site = v.parse(sampleSchema, parse(await readFile(path.join(contentDirectory, file), "utf8")));
  if (site.sample) samples.push(file);
}
for (const collection of collections) {
  const entries = await readContentFiles(contentDirectory, collection);
  for (const { key, language, data } of entries) if (data.sample) samples.push(`${collection.type}/${key} (${language})`);
}
for (const sample of samples) console.log(`Replace before launch: content/${sample}`);
console.log(`${samples.length} to replace before launch`);
