import { useLoaderData } from "react-router";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { localPath } from "#i18n/paths.ts";
import { VideoArticle } from "./video-article.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Videos() {
  const { way, emergency, copy, videos } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <SupportHead way={way} emergency={emergency} heading={copy.heading} lead={copy.lead} />
      <Container className="grid gap-x-gap gap-y-16 pb-20 lg:grid-cols-2 lg:gap-y-20 lg:pb-28">
        {videos.length === 0 && <EmptyState {...copy.empty} to={localPath(language, "/products")} />}
        {videos.map((video) => (
          <VideoArticle key={video.id} video={video} copy={copy} />
        ))}
      </Container>
    </>
  );
}
