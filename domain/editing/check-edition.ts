import { inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import { entryFaults, findCollection, type Field } from "#domain/content";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Context } from "../context.ts";
import { placesIn, readText } from "./check-text.ts";
import { readEditionsOf, type EditionOf } from "./read-editions-of.ts";
import type { Check } from "./schema.ts";

type EditionKey = { type: string; key: string; language: Language };
/** Looks up the entry that a page shows, by the page's path without language prefix. */
export type PageAt = (path: string) => { type?: string; key?: string } | undefined;
type Data = Record<string, unknown>;

/** Lengths at which search results and browser tabs truncate titles and descriptions. */
const maxLengths = { spaced: { title: 70, description: 170 }, dense: { title: 35, description: 85 } };

/** Checks a draft before publication: a `fault` prevents it, a `warning` does not. `undefined` if the version does not exist. */
export async function checkEdition(context: Context, editionKey: EditionKey, pageAt: PageAt): Promise<Check[] | undefined> {
  const collection = findCollection(editionKey.type);
  const editions = collection && (await readEditionsOf(context, [editionKey]));
  const target = editions?.find(({ language }) => language === editionKey.language);
  if (!collection || !target) return undefined;
  const faults = Object.entries(await entryFaults(context, { type: collection.type, data: target.latest }));
  return [
    ...faults.map(([field, reason]): Check => ({ severity: "fault", field, reason, detail: "" })),
    ...missingTexts(collection.perLanguage, target.latest, editions ?? []),
    ...longTexts(collection.title, target.latest, editionKey.language),
    ...(await checkTexts(context, { fields: collection.fields, data: target.latest, editionKey, pageAt })),
    ...(await undescribedPictures(context, { fields: collection.fields, data: target.latest, language: editionKey.language })),
  ];
}

const warning = (field: string, reason: Check["reason"], detail = ""): Check => ({ severity: "warning", field, reason, detail });

/** Texts that another language has. */
function missingTexts(perLanguage: readonly string[], data: Data, editions: readonly EditionOf[]): Check[] {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  const missing = perLanguage.filter((name) => isEmpty(data[name]) && editions.some(({ latest }) => !isEmpty(latest[name])));
  return missing.map((name) => warning(name, "missingText"));
}

function longTexts(title: string, data: Data, language: Language): Check[] {
  const limits = traits[language].spaced ? maxLengths.spaced : maxLengths.dense;
  const isLonger = (name: string, limit: number) => typeof data[name] === "string" && data[name].length > limit;
  return [
    ...[...new Set([title, "title"])]
      .filter((name) => isLonger(name, limits.title))
      .map((name) => warning(name, "longTitle", String(limits.title))),
    ...(isLonger("description", limits.description) ? [warning("description", "longDescription", String(limits.description))] : []),
  ];
}

/** Checks headings, and links and slugs without a target. */
async function checkTexts(
  context: Context,
  { fields, data, editionKey, pageAt }: { fields: Record<string, Field>; data: Data; editionKey: EditionKey; pageAt: PageAt },
): Promise<Check[]> {
  const checks: Check[] = [];
  const links: { field: string; detail: string; type: string; key: string }[] = [];
  for (const [field, { kind, ...options }] of Object.entries(fields)) {
    const value = data[field];
    if (kind === "links" && "to" in options && Array.isArray(value))
      links.push(...value.map((key) => ({ field, detail: String(key), type: options.to, key: String(key) })));
    if (kind !== "markdown" || typeof value !== "string") continue;
    for (const { reason, detail } of readText(value)) {
      if (reason !== "link") checks.push(warning(field, reason, detail));
      else if (detail.startsWith("#")) {
        if (!placesIn(value).includes(detail.slice(1))) checks.push(warning(field, "linkNowhere", detail));
      } else {
        const target = targetOf(detail, pageAt);
        if (target === "nowhere") checks.push(warning(field, "linkNowhere", detail));
        else if (target !== "elsewhere") links.push({ field, detail, ...target });
      }
    }
  }
  const targets = await readEditionsOf(context, links);
  for (const { field, detail, type, key } of links) {
    const editions = targets.filter((target) => target.type === type && target.key === key);
    const isPublic = editions.some(
      ({ language, isShown }) => isShown && [editionKey.language, fallbackOf(editionKey.language)].includes(language),
    );
    if (!isPublic) checks.push(warning(field, editions.length > 0 ? "linkNotPublic" : "linkNowhere", detail));
  }
  return checks;
}

/** Links to other sites and to paths without a language prefix, such as files; their targets are not checked. */
const elsewhere = /^(https?:|mailto:|tel:|\/(api|assets|builds|documents|feeds|files|uploads|videos|\.well-known)\/)/;

/** Entry that a link leads to, by type and slug or by its page; otherwise whether it leads elsewhere or nowhere. */
function targetOf(href: string, pageAt: PageAt): { type: string; key: string } | "elsewhere" | "nowhere" {
  const [type = "", key = ""] = href.split(":", 2);
  if (findCollection(type)) return { type, key };
  if (elsewhere.test(href)) return "elsewhere";
  const page = href.startsWith("/") ? pageAt(href.replace(/[?#].*$/, "")) : undefined;
  if (!page) return "nowhere";
  return page.type && page.key ? { type: page.type, key: page.key } : "elsewhere";
}

/** Alt text comes from the entry or from the media library. */
async function undescribedPictures(
  { database }: Pick<Context, "database">,
  { fields, data, language }: { fields: Record<string, Field>; data: Data; language: Language },
): Promise<Check[]> {
  if (typeof data.pictureAlt === "string" && data.pictureAlt.trim() !== "") return [];
  const pictures = Object.entries(fields).flatMap(([field, { kind }]): { field: string; name: string }[] => {
    const value = data[field];
    return kind === "picture" && typeof value === "string" ? [{ field, name: value }] : [];
  });
  if (pictures.length === 0) return [];
  const rows = await database
    .select({ name: media.name, description: media.description })
    .from(media)
    .where(
      inArray(
        media.name,
        pictures.map(({ name }) => name),
      ),
    );
  return pictures
    .filter(({ name }) => !rows.find((row) => row.name === name)?.description.texts?.[language]?.alt)
    .map(({ field, name }) => warning(field, "pictureWithoutText", name));
}
