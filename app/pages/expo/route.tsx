import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { ExpoSummary } from "#app/page/entries.ts";
import { eventFeeds } from "#app/features/event/event-feeds.ts";
import { eventsJsonLd } from "#app/features/event/event-json-ld.ts";
import { entryPreview } from "#app/page/entry-picture.server.ts";
import { renderResult } from "#app/page/render-result.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { readList } from "#app/page/read-list.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLinks } from "#app/ui/feed-link.tsx";
import { nextChange } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import { expoView } from "./expo-view.server.ts";
import { LaterExpos, NextExpo, PastExpos } from "./expos.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader(
  "/explore/expo",
  async ({ page, context, path, copy: { calendarOf, calendarOfAll, feed, ...copy }, seo }) => {
    const { language, now } = page;
    const expos = await readList(page, "expo");
    context.get(renderResult).expiresAt = nextChange(expos, now);
    const views = expos.map((expo) => ({ status: expo.status, view: expoView(page, expo, calendarOf) }));
    const [next, ...later] = views.filter(({ status }) => status !== "finished").map(({ view }) => view);
    const structured = expos.map((expo) => {
      const { title, lead, place, country, sample, id, start, end, picture } = localiseEntry<ExpoSummary>(language, expo);
      return {
        name: title,
        description: lead,
        place,
        country,
        sample,
        start,
        end,
        online: false,
        image: sample ? undefined : entryPreview(page, picture),
        path: localPath(language, `${path}#${id}`),
      };
    });
    const feeds = eventFeeds(language, { calendarOfAll, feed });
    return {
      copy,
      feeds,
      seo: {
        ...seo,
        feeds,
        image: previewOf("tianyuan-200k-hero"),
        jsonLd: [await breadcrumbList(page, [{ name: copy.expo, path }]), ...eventsJsonLd(page, structured)],
      },
      next,
      later,
      past: views
        .filter(({ status }) => status === "finished")
        .map(({ view }) => view)
        .reverse(),
    };
  },
);

export type ExpoData = Awaited<ReturnType<typeof loader>>;

export default function Expo() {
  const { copy, feeds, next, later, past } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <div className="bg-sand">
        <Container className="pb-16 pt-6 lg:pb-24">
          <PageBreadcrumb current={copy.expo} />
          <h1 className="pb-8 pt-8 text-h3 lg:pt-12">{copy.heading}</h1>
          {next ? <NextExpo copy={copy} expo={next} /> : <EmptyState {...copy.noNext} to={localPath(language, "/explore/activity")} />}
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
