import * as v from "valibot";
import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { pictureOf } from "#app/assets/pictures.server.ts";
import { readDefaultMenu } from "#app/frame/menus.server.ts";
import { defaultAlt } from "#app/page/page-images.server.ts";
import { pageImageSlots } from "#app/page/page-image-slots.ts";
import { sitePages } from "#app/page/site-pages.server.ts";
import { findPage } from "#app/routing/match-page.ts";
import { checkTargets, readLayout, readOverrides, saveLayout } from "#domain/site-config";
import { menuSchemas, pageImagesSchema, type Layout, type Menu, type MenuName } from "#domain/site-config/schema";
import { canEdit } from "#domain/staff";
import { keysOf } from "#i18n/keys-of.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { fail, failValidation, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { layout } = staffEndpoints;

type StaffContext = Parameters<typeof checkTargets>[0] & Parameters<typeof saveLayout>[0];

export function mountLayout({ mount }: ApiParts): void {
  mount.staff(layout.menus, [], async (c, { language }, { context }) => {
    const [stored, overrides] = await Promise.all([readLayout(context, languages[language].configKey), readOverrides(context, language)]);
    const stateOf = async (name: MenuName) => {
      const chosen = stored[name] ?? null;
      return {
        chosen,
        default: readDefaultMenu(name, language, overrides),
        faults: await checkTargets(context, { menu: chosen ?? [], language, hasPage }),
      };
    };
    return succeed(c, { header: await stateOf("header"), footer: await stateOf("footer") });
  });
  mount.staff(layout.saveMenu, [], async (c, { language, name, was, menu }, { user, context }) => {
    if (!canEdit(user, "copy", language)) return fail(c, 403, "notYourLanguage");
    const parsed = v.safeParse(v.nullable(menuSchemas[name]), menu);
    if (!parsed.success) return failValidation(c, reasonsOf(parsed.issues));
    const value = parsed.output && withEntryTargets(parsed.output);
    const faults = await unknownTargets(context, value ?? [], language);
    if (Object.keys(faults).length > 0) return failValidation(c, faults);
    const outcome = await saveLayout(context, { configKey: languages[language].configKey, part: name, was: was as Menu | null, value });
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(layout.pages, [], async (c, { language }, { context }) =>
    succeed(
      c,
      sitePages(language, await readOverrides(context, language)).map(({ path, title }) => ({ path, title })),
    ),
  );
  mountImages(mount);
}

function mountImages(mount: ApiParts["mount"]): void {
  mount.staff(layout.images, [], async (c, { language }, { context }) => {
    const [{ images }, overrides] = await Promise.all([
      readLayout(context, languages[language].configKey),
      readOverrides(context, language),
    ]);
    const titles = new Map(sitePages(language, overrides).map(({ path, title }) => [path, title]));
    const slots = keysOf(pageImageSlots).map((slot) => {
      const { path, kind, picture } = pageImageSlots[slot];
      const thumbnail = pictureOf(kind, picture).img.src;
      return { slot, path, page: titles.get(path) ?? path, thumbnail, alt: defaultAlt(slot, language, overrides) };
    });
    return succeed(c, { chosen: images ?? null, slots });
  });
  mount.staff(layout.saveImages, [], async (c, { language, was, images }, { user, context }) => {
    if (!canEdit(user, "copy", language)) return fail(c, 403, "notYourLanguage");
    const parsed = v.safeParse(v.nullable(pageImagesSchema), images);
    if (!parsed.success) return failValidation(c, reasonsOf(parsed.issues));
    const faults = await missingImages(context, parsed.output ?? {});
    if (Object.keys(faults).length > 0) return failValidation(c, faults);
    const value = parsed.output && Object.keys(parsed.output).length > 0 ? parsed.output : null;
    const change = { configKey: languages[language].configKey, part: "images", was: was as Layout["images"] | null, value } as const;
    const outcome = await saveLayout(context, change);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}

const hasPage = (path: string) => findPage(path.replace(/[?#].*$/, "")) !== undefined;

/** Stores the page of an entry as the entry, so that the menu knows whether it is public. */
function withEntryTargets(menu: Menu): Menu {
  const entryOf = (target: string) => {
    const match = findPage(target);
    const [key] = Object.values(match?.params ?? {});
    return match?.page.content && key ? `${match.page.content}:${key}` : target;
  };
  return menu.map(({ target, links, ...item }) => ({
    ...item,
    ...(target !== undefined && { target: entryOf(target) }),
    ...(links && { links: links.map((link) => ({ ...link, target: entryOf(link.target) })) }),
  }));
}

/** An entry may wait for its publication, but it has to exist. */
async function unknownTargets(context: StaffContext, menu: Menu, language: Language): Promise<Record<string, Reason>> {
  const faults = await checkTargets(context, { menu, language, hasPage });
  return Object.fromEntries(Object.entries(faults).filter(([, reason]) => reason === "linkNowhere"));
}

async function missingImages(context: StaffContext, images: NonNullable<Layout["images"]>): Promise<Record<string, Reason>> {
  const unknownSlots = Object.keys(images).filter((slot) => !Object.hasOwn(pageImageSlots, slot));
  const files = Object.values(images).map(({ picture }) => ({ kind: "picture" as const, name: picture }));
  const missing = await context.findMissingFiles(context.database, files);
  const missingSlots = Object.entries(images).filter(([, { picture }]) => missing.some(({ name }) => name === picture));
  return Object.fromEntries([
    ...unknownSlots.map((slot): [string, Reason] => [slot, "unknownChoice"]),
    ...missingSlots.map(([slot]): [string, Reason] => [`${slot}.picture`, "noSuchFile"]),
  ]);
}

function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, Reason> {
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", isReason(issue.message) ? issue.message : "invalidInput"]));
}
