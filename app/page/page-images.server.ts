import { pictureOf, previewOf, type Picture } from "#app/assets/pictures.server.ts";
import type { PageImages } from "#domain/site-config/schema";
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
