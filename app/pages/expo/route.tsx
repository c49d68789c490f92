import { useLoaderData } from "react-router";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLinks } from "#app/ui/feed-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { LaterExpos, NextExpo, PastExpos } from "./expos.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Expo() {
  const { copy, feeds, next, later, past } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <div className="bg-sand">
        <Container className="pb-16 pt-6 lg:pb-24">
          <PageBreadcrumb current={copy.expo} />
          <h1 className="pb-8 pt-8 text-h3 lg:pt-12">{next ? copy.heading : copy.expo}</h1>
          {next ? <NextExpo copy={copy} expo={next} /> : <EmptyState {...copy.noNext} to={localPath(language, "/newsletter")} />}
          <div className="pt-10">
            <FeedLinks feeds={feeds} />
          </div>
        </Container>
      </div>
      {later.length > 0 && <LaterExpos copy={copy} expos={later} />}
      {past.length > 0 && <PastExpos copy={copy} expos={past} />}
    </>
  );
}
