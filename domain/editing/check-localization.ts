import { inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import { findPublicationErrors, findCollection, findUnreviewedFields, leavesOf, type Field } from "#domain/content";
import { parsePicture } from "#domain/media/schema";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Context } from "../context.ts";
import { headingIdsIn, inspectText } from "./inspect-text.ts";
import { readLatestLocalizations, type LatestLocalization } from "./read-latest-localizations.ts";
import type { Check } from "./schema.ts";

type EditionKey = { type: string; key: string; language: Language };
/** Finds the entry of a page by the page's path without language prefix. */
export type FindPage = (path: string) => { type?: string; key?: string } | undefined;
type Data = Record<string, unknown>;

/** Search results and browser tabs truncate longer titles and descriptions. */
const maxLengths = { spaced: { title: 70, description: 170 }, dense: { title: 35, description: 85 } };

/** Checks a draft before publication: a `fault` prevents it, a `warning` does not. `undefined` if the localization does not exist. */
export async function checkLocalization(context: Context, localizationKey: EditionKey, pageAt: FindPage): Promise<Check[] | undefined> {
  const collection = findCollection(localizationKey.type);
  const localizations = collection && (await readLatestLocalizations(context, [localizationKey]));
  const target = localizations?.find(({ language }) => language === localizationKey.language);
  if (!collection || !target) return undefined;
  const faults = Object.entries(await findPublicationErrors(context, { type: collection.type, data: target.latest }));
  const unreviewed = await findUnreviewedFields(context.database, target.id, target.latest);
  return [
    ...faults.map(([field, reason]): Check => ({ severity: "fault", field, reason, detail: "" })),
    ...unreviewed.map((field) => warning(field, "machineTranslation")),
    ...missingTexts(collection.perLanguage, target.latest, localizations ?? []),
    ...longTexts(collection.title, target.latest, localizationKey.language),
    ...(await checkTexts(context, { fields: collection.fields, data: target.latest, localizationKey, pageAt })),
    ...(await picturesWithoutAlt(context, { fields: collection.fields, data: target.latest, language: localizationKey.language })),
  ];
}

const warning = (field: string, reason: Check["reason"], detail = ""): Check => ({ severity: "warning", field, reason, detail });

/** Warns of texts that exist only in another language. */
function missingTexts(perLanguage: readonly string[], data: Data, localizations: readonly LatestLocalization[]): Check[] {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  const missing = perLanguage.filter((name) => isEmpty(data[name]) && localizations.some(({ latest }) => !isEmpty(latest[name])));
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

/** Warns of wrong headings, and of links and slugs without a public target. */
async function checkTexts(
  context: Context,
  { fields, data, localizationKey, pageAt }: { fields: Record<string, Field>; data: Data; localizationKey: EditionKey; pageAt: FindPage },
): Promise<Check[]> {
  const checks: Check[] = [];
  const links: { field: string; detail: string; type: string; key: string }[] = [];
  const addLink = (field: string, href: string) => {
    const target = targetOf(href, pageAt);
    if (target === "nowhere") checks.push(warning(field, "linkNowhere", href));
    else if (target !== "elsewhere") links.push({ field, detail: href, ...target });
  };
  for (const { path: field, field: options, value } of leavesOf(fields, data)) {
    if (options.kind === "links" && Array.isArray(value))
      links.push(...value.map((key) => ({ field, detail: String(key), type: options.to, key: String(key) })));
    if (options.kind === "target" && typeof value === "string" && value !== "") addLink(field, value);
    if (options.kind !== "markdown" || typeof value !== "string") continue;
    for (const { reason, detail } of inspectText(value)) {
      if (reason !== "link") checks.push(warning(field, reason, detail));
      else if (detail.startsWith("#")) {
        if (!headingIdsIn(value).includes(detail.slice(1))) checks.push(warning(field, "linkNowhere", detail));
      } else addLink(field, detail);
    }
  }
  const targets = await readLatestLocalizations(context, links);
  for (const { field, detail, type, key } of links) {
    const localizations = targets.filter((target) => target.type === type && target.key === key);
    const isPublic = localizations.some(
      ({ language, isShown }) => isShown && [localizationKey.language, fallbackOf(localizationKey.language)].includes(language),
    );
    if (!isPublic) checks.push(warning(field, localizations.length > 0 ? "linkNotPublic" : "linkNowhere", detail));
  }
  return checks;
}

/** Links to other sites and to paths without a language prefix, such as files, are not checked. */
const uncheckedLink = /^(https?:|mailto:|tel:|\/(api|assets|builds|documents|feeds|files|uploads|videos|\.well-known)\/)/;

/** Returns the entry that a link leads to, or whether it leads to another site or nowhere. */
function targetOf(href: string, pageAt: FindPage): { type: string; key: string } | "elsewhere" | "nowhere" {
  const [type = "", key = ""] = href.split(":", 2);
  if (findCollection(type)) return { type, key };
  if (uncheckedLink.test(href)) return "elsewhere";
  const page = href.startsWith("/") ? pageAt(href.replace(/[?#].*$/, "")) : undefined;
  if (!page) return "nowhere";
  return page.type && page.key ? { type: page.type, key: page.key } : "elsewhere";
}

/** Looks for alt text in the entry, then in the media library. */
async function picturesWithoutAlt(
  { database }: Pick<Context, "database">,
  { fields, data, language }: { fields: Record<string, Field>; data: Data; language: Language },
): Promise<Check[]> {
  const leaves = leavesOf(fields, data);
  const isFilled = ({ value }: { value: unknown }) => typeof value === "string" && value.trim() !== "";
  const described = new Set(
    leaves
      .filter(({ path }) => path.endsWith("pictureAlt"))
      .filter(isFilled)
      .map(({ path }) => placeOf(path)),
  );
  const pictures = leaves.flatMap(({ path: field, field: { kind }, value }): { field: string; name: string }[] =>
    kind === "picture" && typeof value === "string" && !described.has(placeOf(field)) ? [{ field, name: parsePicture(value).name }] : [],
  );
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

/** Returns the path of the block or row that has a field; empty for fields of the entry itself. */
function placeOf(path: string): string {
  return path.slice(0, path.lastIndexOf(".") + 1);
}
