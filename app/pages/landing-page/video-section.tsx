import { VideoElement } from "#app/features/video/video-element.tsx";
import { Container } from "#app/ui/container.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { LandingPageData } from "./data.server.ts";
import type { ViewOf } from "./view-blocks.server.ts";

type VideoSectionProps = {
  id: string;
  heading: string | undefined;
  video: NonNullable<ViewOf<"video">["video"]>;
  copy: LandingPageData["copy"];
};

/** A video with the browser's own controls, so that it needs no code. It loads when it is started. */
export function VideoSection({ id, heading, video, copy }: VideoSectionProps) {
  const { title, lead, lang, transcript, example } = video;
  return (
    <section aria-labelledby={id}>
      <Container className="grid gap-x-gap gap-y-6 pt-16 lg:grid-cols-12 lg:pt-28">
        <div className="min-w-0 lg:order-last lg:col-span-8">
          <VideoElement
            video={video}
            unplayable={copy.unplayable}
            captions={video.captions}
            controls
            className="h-auto w-full rounded-picture bg-sand"
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3 lg:col-span-4">
          <h2 id={id} lang={heading ? undefined : lang} className="text-title text-balance hyphens-auto">
            {heading ?? title}
          </h2>
          {example && (
            <p>
              <Tag>{copy.example}</Tag>
            </p>
          )}
          <p className="text-pretty text-soft" lang={lang}>
            {lead}
          </p>
          <Disclosure summary={copy.transcript}>
            {/* oxlint-disable-next-line react/no-danger -- the store renders and cleans an editor's Markdown */}
            <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: transcript }} />
          </Disclosure>
        </div>
      </Container>
    </section>
  );
}
