import { readFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { parse } from "yaml";
import { siteConfig } from "#db/site-config.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import { hashData } from "#domain/content";
import type { EditorContext } from "../context.ts";
import { storeConfig } from "./save-site-config.ts";
import { siteSchema, invalidMaintenancePaths, type CanBeClosed } from "./schema.ts";

export type ConfigImportLine = { configKey: string; result: "added" | "updated" | "unchanged" | "kept" };

/**
 * Imports `content/site/*.yaml`, except for configs that editors changed since their import.
 *
 * @throws when a file is invalid; the message names it
 */
export async function importSiteConfig(
  context: EditorContext,
  input: { directory: string; canBeClosed: CanBeClosed },
): Promise<ConfigImportLine[]> {
  const lines: ConfigImportLine[] = [];
  for (const language of languageCodes) {
    const { configKey } = languages[language];
    const file = path.join(input.directory, "site", `${language}.yaml`);
    const site = v.parse(siteSchema, parse(await readFile(file, "utf8")));
    const wrongPaths = invalidMaintenancePaths(site, input.canBeClosed);
    if (wrongPaths.length > 0) throw new Error(`${file}: maintenance: ${wrongPaths.join(", ")} cannot be put under maintenance`);
    const importedHash = hashData(site);
    const result = await context.database.transaction(async (transaction): Promise<ConfigImportLine["result"]> => {
      const [row] = await transaction.select().from(siteConfig).where(eq(siteConfig.configKey, configKey)).for("update");
      if (row?.importedHash === importedHash) return "unchanged";
      if (row && hashData(row.site) !== row.importedHash) return "kept";
      await storeConfig(context, transaction, { configKey, site, copy: row?.copy ?? {}, importedHash });
      return row ? "updated" : "added";
    });
    lines.push({ configKey, result });
  }
  return lines;
}
