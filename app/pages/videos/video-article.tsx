import { Link } from "react-router";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { VideoPlayer } from "./video-player.tsx";
import type { Copy } from "./copy/fr.ts";
import type { VideoView } from "./video-view.server.ts";

type VideoArticleProps = { video: VideoView; copy: Omit<Copy, "seo"> };

export function VideoArticle({ video, copy }: VideoArticleProps) {
  const { id, title, lead, lang, duration, date, transcript, example } = video;
  return (
    <article id={id} className="flex min-w-0 scroll-mt-bar flex-col gap-6">
      <VideoPlayer video={video} copy={copy} />
      <div className="flex flex-col gap-3">
        <h2 className="text-h3 hyphens-auto" lang={lang}>
          {title}
        </h2>
        {example && (
          <p>
            <Tag>{copy.example}</Tag>
          </p>
        )}
        <p className="text-pretty text-soft" lang={lang}>
          {lead}
        </p>
        <p className="flex flex-wrap gap-x-5 text-small text-soft tabular-nums">
          <time dateTime={duration.iso}>{duration.text}</time>
          <time dateTime={date.iso}>{date.text}</time>
        </p>
        <VideoLinks video={video} copy={copy} />
        <Disclosure summary={copy.transcript}>
          <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: transcript }} />
        </Disclosure>
      </div>
    </article>
  );
}

function VideoLinks({ video: { labelSuffix, source, product }, copy }: Pick<VideoArticleProps, "video" | "copy">) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <a
        href={source}
        download
        aria-label={copy.file + labelSuffix}
        className="line-link py-1.5 font-label text-action forced-colors:underline"
      >
        {copy.file}
      </a>
      {product && (
        <Link
          to={product}
          aria-label={copy.product + labelSuffix}
          className="line-link py-1.5 font-label text-action forced-colors:underline"
        >
          {copy.product}
        </Link>
      )}
    </p>
  );
}
