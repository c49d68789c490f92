import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { localPath } from "#i18n/paths.ts";
import { Film } from "./film.tsx";
import { videoJsonLd, videoView } from "./video-view.server.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/support-center/video", async ({ page, copy, seo }) => {
  const [{ way, jsonLd }, listed] = await Promise.all([readSupport(page, "videos"), readList(page, "video")]);
  const videos = listed.map((video) => videoView(page.language, video));
  return {
    way,
    copy,
    seo: {
      ...seo,
      image: previewOf("myrtillo-exploded"),
      jsonLd: [jsonLd, ...videos.flatMap((video) => videoJsonLd(page.siteUrl, video))],
    },
    videos,
  };
});

export default function Videos() {
  const { way, copy, videos } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead} />
      <Container className="flex flex-col gap-16 pb-20 lg:gap-28 lg:pb-28">
        {videos.length === 0 && <EmptyState {...copy.empty} to={localPath(language, "/products")} />}
        {videos.map((video, index) => (
          <Film key={video.id} video={video} copy={copy} mirrored={index % 2 === 1} />
        ))}
      </Container>
    </>
  );
}
