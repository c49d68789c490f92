import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import type { VideoSummary } from "#app/shell/entries.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { breadcrumbList, pageMeta, seoFor } from "#app/shell/seo.ts";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { websiteIdOf } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { copies } from "./copy/index.server.ts";
import { Film } from "./film.tsx";
import { videoJsonLd, videoView } from "./video-view.server.ts";

const path = "/support-center/video";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo: seoCopy, ...copy }, listed] = await Promise.all([
    readCopy(page, "videos", copies),
    page.api.list<VideoSummary>("/video/list", { page: 1, size: 9999, websiteId: websiteIdOf(page.language) }),
  ]);
  const videos = listed.map((video) => videoView(page.language, video));
  const steps = breadcrumbList(page, [{ name: copy.home, path: "/" }, { name: copy.name, path }]);
  const seo = seoFor(page, { ...seoCopy, path, image: previewOf("myrtillo-exploded"), jsonLd: [steps, ...videos.flatMap((video) => videoJsonLd(page.siteUrl, video))] });
  return { copy, seo, videos };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function Videos() {
  const { copy, videos } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <Breadcrumb label={copy.breadcrumb} steps={[{ name: copy.home, to: localPath(language, "/") }]} current={copy.name} />
      <div className="flex flex-col gap-4 pb-10 pt-10 lg:pb-14 lg:pt-16">
        <h1 className="text-h2 text-balance hyphens-auto">{copy.heading}</h1>
        <p className="max-w-[48ch] text-lead text-pretty">{copy.lead}</p>
      </div>
      {videos.length === 0 && <EmptyState {...copy.empty} to={localPath(language, "/products")} />}
      <div className="flex flex-col gap-16 lg:gap-28">
        {videos.map((video, index) => (
          <Film key={video.id} video={video} copy={copy} mirrored={index % 2 === 1} />
        ))}
      </div>
    </Container>
  );
}
