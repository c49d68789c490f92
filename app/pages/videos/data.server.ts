import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { videoJsonLd, videoView } from "./video-view.server.ts";

export const loader = pageLoader("/support-center/video", async ({ page, copy, seo }) => {
  const [{ way, emergency, jsonLd }, listed] = await Promise.all([readSupport(page, "videos"), readList(page, "video")]);
  const videos = listed.map((video) => videoView(page.language, video));
  return {
    way,
    emergency,
    copy,
    seo: {
      ...seo,
      image: previewOf("myrtillo-exploded"),
      jsonLd: [jsonLd, ...videos.flatMap((video) => videoJsonLd(page.siteUrl, video))],
    },
    videos,
  };
});
