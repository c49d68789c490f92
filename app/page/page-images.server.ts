import { pictureOf, previewOf, type Picture } from "#app/assets/pictures.server.ts";
import type { PageImages } from "#domain/site-config/schema";
import type { Language } from "#i18n/languages.ts";
import { copiesOf, copyNames, withReplacements } from "./copies.server.ts";
import { entryPreview, findEntryPicture } from "./entry-picture.server.ts";
import { pageImageSlots, type PageImageSlot } from "./page-image-slots.ts";
import type { RequestContext } from "./request-context.ts";

type Page = Pick<RequestContext, "language" | "layout" | "pictures" | "reportMissing">;

/** Returns the image that editors chose for a slot, or the default if they chose none or it no longer exists. */
export function pageImage(page: Page, slot: PageImageSlot): Picture {
  const { kind, picture } = pageImageSlots[slot];
  const chosen = page.layout.images?.[slot];
  return (chosen && findEntryPicture(page, kind, chosen.picture)) ?? pictureOf(kind, picture);
}

/** Returns the link preview of a slot's image. */
export function pageImagePreview(page: Page, slot: PageImageSlot): string {
  const chosen = page.layout.images?.[slot];
  return chosen && page.pictures?.has(chosen.picture) ? entryPreview(page, chosen.picture) : previewOf(pageImageSlots[slot].picture);
}

/** Returns the alt texts of chosen images as replacements of the messages of their slots. */
export function altReplacements(images: PageImages = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(images).map(([slot, { alt }]) => [`${slot}.pictureAlt`, alt]));
}

/** Returns the alt text of a slot's default image in a language, with the texts that editors replaced. */
export function defaultAlt(slot: PageImageSlot, language: Language, overrides: Readonly<Record<string, string>>): string {
  const [name = "", part = ""] = slot.split(".");
  const copyName = copyNames.find((each) => each === name);
  const copy: Record<string, unknown> = copyName ? { ...withReplacements(copyName, copiesOf(copyName)[language], overrides) } : {};
  const texts = copy[part];
  return typeof texts === "object" && texts !== null && "pictureAlt" in texts ? String(texts.pictureAlt) : "";
}
