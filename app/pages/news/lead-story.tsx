import { Link } from "react-router";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { LeadStory as Story } from "./news-row.server.ts";

type LeadStoryProps = { story: Story; copy: Pick<Copy, "latest" | "read" | "example"> };

export function LeadStory({ story, copy }: LeadStoryProps) {
  const language = usePageLanguage();
  return (
    <section aria-label={copy.latest} className="group relative grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className="aspect-3/2 overflow-clip rounded-picture lg:col-span-8" lang={story.lang}>
        <PictureView
          picture={story.picture}
          alt={story.pictureAlt}
          sizes="(min-width: 64rem) 55rem, 100vw"
          first
          className="size-full object-cover"
        />
      </div>
      <div className="flex flex-col items-start gap-4 lg:col-span-4 lg:justify-end">
        <time dateTime={story.day} className="text-h3 tabular-nums text-sun-deep">
          {story.date}
        </time>
        <h2 className="text-h2 text-balance hyphens-auto wrap-anywhere" lang={story.lang}>
          <Link
            to={localPath(language, `/explore/news/${story.id}`)}
            className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {story.title}
          </Link>
        </h2>
        {story.example && <Tag>{copy.example}</Tag>}
        <p className="text-pretty text-ink-soft" lang={story.lang}>
          {story.lead}
        </p>
        <span aria-hidden="true" className="font-label text-cactus underline underline-offset-4">
          {copy.read}
        </span>
      </div>
    </section>
  );
}
