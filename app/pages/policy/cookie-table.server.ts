import type { Tags } from "#app/page/request-context.ts";
import { categories, storageItems, type Category, type StorageItem } from "#domain/consent/schema";
import { languages, type Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

type Site = { language: Language; tags: Tags };

/** Stored items by category, from the same list as the consent banner. */
export function cookieTable({ language, tags }: Site, copy: Copy["cookies"], names: Record<Category, string>) {
  const days = new Intl.NumberFormat(languages[language].tag, { style: "unit", unit: "day", unitDisplay: "long" });
  const inUse = storageItems.filter(({ by }) => isInUse(by, tags));
  return categories.map((category) => ({
    category,
    name: names[category],
    text: copy.categories[category],
    rows: inUse
      .filter((row) => row.category === category)
      .map(({ name, kind, purpose, lasts, by }) => ({
        id: `${name} ${kind}`,
        name,
        kind: copy.kinds[kind],
        purpose: copy.purposes[purpose],
        by: by === "site" ? undefined : copy.by[by],
        lasts: lasts === "session" ? copy.session : days.format(lasts),
      })),
  }));
}

/** Third parties are listed only if they are configured. */
function isInUse(by: StorageItem["by"], { gtmId, pixelUrl }: Tags): boolean {
  if (by === "tags") return gtmId !== undefined;
  return by === "site" || pixelUrl !== undefined;
}

export type CookieGroup = ReturnType<typeof cookieTable>[number];
