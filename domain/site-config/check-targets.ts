import { inArray, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { parseEntryTarget } from "#domain/content";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Menu } from "./layout-schema.ts";
import { targetsIn } from "./public-layout.ts";

/** Why visitors do not see a link of a menu. */
export type TargetFault = "linkNowhere" | "linkNotPublic";

/** Finds the links of a menu that visitors do not see, by the place of the link. `hasPage` knows the pages of the site. */
export async function checkTargets(
  { database }: Pick<Context, "database">,
  { menu, language, hasPage }: { menu: Menu; language: Language; hasPage: (path: string) => boolean },
): Promise<Record<string, TargetFault>> {
  const targets = targetsIn(menu);
  const entries = targets.flatMap(({ target }) => (parseEntryTarget(target) ? [target] : []));
  const name = sql<string>`${contentEntry.type} || ':' || ${contentEntry.key}`;
  const rows =
    entries.length === 0
      ? []
      : await database
          .select({ name, language: contentEntry.language, state: contentEntry.state })
          .from(contentEntry)
          .where(inArray(name, entries));
  const shown = [language, fallbackOf(language)];
  const faultOf = (target: string): TargetFault | undefined => {
    if (target.startsWith("/")) return hasPage(target) ? undefined : "linkNowhere";
    if (!parseEntryTarget(target)) return undefined;
    const localizations = rows.filter((row) => row.name === target);
    if (localizations.length === 0) return "linkNowhere";
    return localizations.some((row) => row.state === "published" && shown.includes(row.language)) ? undefined : "linkNotPublic";
  };
  return Object.fromEntries(
    targets.flatMap(({ place, target }) => {
      const fault = faultOf(target);
      return fault ? [[place, fault]] : [];
    }),
  );
}
