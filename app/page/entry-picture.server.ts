import { findPicture, findPreview, pictureOf, previewOf, type Picture } from "#app/assets/pictures.server.ts";
import type { RequestContext } from "./request-context.ts";

/** A page that shows entries. */
export type EntryPage = Pick<RequestContext, "language" | "reportMissing">;

/** Takes the place of a picture that is not there; its colour is that of lines, which every ground has. */
const absent: Picture = {
  sources: {},
  img: { src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", w: 3, h: 2 },
  absent: true,
};
const generalPreview = "house-dusk";

/** The picture that an entry names. Where there is none of that name, its place stays empty and the log says so. */
export function entryPicture(page: EntryPage, kind: Parameters<typeof pictureOf>[0], name: string): Picture {
  const picture = findPicture(kind, name);
  if (picture) return picture;
  page.reportMissing(name);
  return kind === "cutout" ? absent : { ...absent, colour: "var(--color-line)" };
}

/** The address of the link preview of an entry's picture, or of the site's own. */
export function entryPreview(page: EntryPage, name: string): string {
  const preview = findPreview(name);
  if (preview) return preview;
  page.reportMissing(name);
  return previewOf(generalPreview);
}
