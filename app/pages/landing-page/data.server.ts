import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { entryPicture, entryPreview } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { viewBlocks } from "./view-blocks.server.ts";

export const loader = pageLoader("/pages/:id", async ({ page, path, params: { id }, copy }) => {
  const item = await readEntry(page, "page", id);
  const { title, lead, description = lead, picture, pictureAlt, blocks, sample, lang } = localiseEntry(page.language, item);
  return {
    copy,
    seo: {
      title,
      description,
      keywords: [],
      languages: item.languages,
      image: picture ? entryPreview(page, picture) : previewOf("house-dusk"),
      jsonLd: sample ? [] : [await breadcrumbList(page, [{ name: title, path }])],
    },
    title,
    lead,
    lang,
    example: sample === true,
    picture: picture && { picture: entryPicture(page, "wide", picture), alt: pictureAlt ?? "" },
    blocks: await viewBlocks(page, blocks, path),
  };
});

export type LandingPageData = Awaited<ReturnType<typeof loader>>;
