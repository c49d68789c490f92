import { inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import { entryFaults, findCollection, type Field } from "#domain/content";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Context } from "../context.ts";
import { placesIn, readText } from "./check-text.ts";
import { readEditionsOf, type EditionOf } from "./read-editions-of.ts";
import type { Check } from "./schema.ts";

type Asked = { type: string; key: string; language: Language };
/** The page at a path without language prefix, and which entry it is of. */
export type PageAt = (path: string) => { type?: string; key?: string } | undefined;
type Data = Record<string, unknown>;

/** More is cut off where results of searches and tabs of browsers show it. */
const longest = { spaced: { title: 70, description: 170 }, dense: { title: 35, description: 85 } };

/** What is to be seen to before an edition is published: `fault` forbids it, `warning` only says. Nothing of an edition that is none. */
export async function checkEdition(context: Context, asked: Asked, pageAt: PageAt): Promise<Check[] | undefined> {
  const collection = findCollection(asked.type);
  const editions = collection && (await readEditionsOf(context, [asked]));
  const own = editions?.find(({ language }) => language === asked.language);
  if (!collection || !own) return undefined;
  const faults = Object.entries(await entryFaults(context, { type: collection.type, data: own.latest }));
  return [
    ...faults.map(([field, reason]): Check => ({ severity: "fault", field, reason, detail: "" })),
    ...missingTexts(collection.perLanguage, own.latest, editions ?? []),
    ...longTexts(collection.title, own.latest, asked.language),
    ...(await checkTexts(context, { fields: collection.fields, data: own.latest, asked, pageAt })),
    ...(await undescribedPictures(context, { fields: collection.fields, data: own.latest, language: asked.language })),
  ];
}

const warning = (field: string, reason: Check["reason"], detail = ""): Check => ({ severity: "warning", field, reason, detail });

/** Texts that another edition has. */
function missingTexts(perLanguage: readonly string[], data: Data, editions: readonly EditionOf[]): Check[] {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  const lacking = perLanguage.filter((name) => isEmpty(data[name]) && editions.some(({ latest }) => !isEmpty(latest[name])));
  return lacking.map((name) => warning(name, "missingText"));
}

function longTexts(title: string, data: Data, language: Language): Check[] {
  const limits = traits[language].spaced ? longest.spaced : longest.dense;
  const isLonger = (name: string, limit: number) => typeof data[name] === "string" && data[name].length > limit;
  return [
    ...[...new Set([title, "title"])]
      .filter((name) => isLonger(name, limits.title))
      .map((name) => warning(name, "longTitle", String(limits.title))),
    ...(isLonger("description", limits.description) ? [warning("description", "longDescription", String(limits.description))] : []),
  ];
}

/** Headings, and links and keys that lead nowhere. */
async function checkTexts(
  context: Context,
  { fields, data, asked, pageAt }: { fields: Record<string, Field>; data: Data; asked: Asked; pageAt: PageAt },
): Promise<Check[]> {
  const found: Check[] = [];
  const links: { field: string; detail: string; type: string; key: string }[] = [];
  for (const [field, { kind, ...of }] of Object.entries(fields)) {
    const value = data[field];
    if (kind === "links" && "to" in of && Array.isArray(value))
      links.push(...value.map((key) => ({ field, detail: String(key), type: of.to, key: String(key) })));
    if (kind !== "markdown" || typeof value !== "string") continue;
    for (const { reason, detail } of readText(value)) {
      if (reason !== "link") found.push(warning(field, reason, detail));
      else if (detail.startsWith("#")) {
        if (!placesIn(value).includes(detail.slice(1))) found.push(warning(field, "linkNowhere", detail));
      } else {
        const target = targetOf(detail, pageAt);
        if (target === "nowhere") found.push(warning(field, "linkNowhere", detail));
        else if (target !== "elsewhere") links.push({ field, detail, ...target });
      }
    }
  }
  const targets = await readEditionsOf(context, links);
  for (const { field, detail, type, key } of links) {
    const editions = targets.filter((target) => target.type === type && target.key === key);
    const shown = editions.some(({ language, isShown }) => isShown && [asked.language, fallbackOf(asked.language)].includes(language));
    if (!shown) found.push(warning(field, editions.length > 0 ? "linkNotPublic" : "linkNowhere", detail));
  }
  return found;
}

/** What is the same in every language, such as files, and what is of other sites: nobody looks there. */
const elsewhere = /^(https?:|mailto:|tel:|\/(api|assets|builds|documents|feeds|files|uploads|videos|\.well-known)\/)/;

/** The entry that a link leads to, by its type and key or by its page; or that it leads somewhere else, or nowhere. */
function targetOf(href: string, pageAt: PageAt): { type: string; key: string } | "elsewhere" | "nowhere" {
  const [type = "", key = ""] = href.split(":", 2);
  if (findCollection(type)) return { type, key };
  if (elsewhere.test(href)) return "elsewhere";
  const page = href.startsWith("/") ? pageAt(href.replace(/[?#].*$/, "")) : undefined;
  if (!page) return "nowhere";
  return page.type && page.key ? { type: page.type, key: page.key } : "elsewhere";
}

/** A picture is described by its entry, or else among the media. */
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
