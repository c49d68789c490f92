import { videoFiles } from "#app/features/video/video-files.server.ts";
import type { VideoSummary } from "#app/page/entries.ts";
import { removeLineBreakMarks } from "#app/page/line-breaks.ts";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { traits } from "#i18n/traits.ts";
import { runningTime } from "./running-time.ts";

export type VideoView = ReturnType<typeof videoView>;

export function videoView(language: Language, video: VideoSummary) {
  const { id, seconds, date, products } = video;
  const files = videoFiles(language, video);
  return {
    ...files,
    id,
    // Links add the title to their accessible name, because their visible words repeat.
    labelSuffix: `${traits[language].colon}${removeLineBreakMarks(files.title)}`,
    duration: {
      iso: `PT${seconds}S`,
      text: runningTime(seconds),
    },
    seconds,
    date: { iso: date, text: formatDay(language, date) },
    product: products[0] && localPath(language, `/products/${products[0]}`),
  };
}

/** VideoObject for search engines, which show its length and poster. */
export function videoJsonLd(siteUrl: string, video: VideoView): object[] {
  if (video.example) return [];
  const absoluteUrl = (path: string) => new URL(path, siteUrl).href;
  return [
    {
      "@type": "VideoObject",
      name: video.title,
      description: video.lead,
      thumbnailUrl: absoluteUrl(video.poster),
      contentUrl: absoluteUrl(video.source),
      uploadDate: video.date.iso,
      duration: video.duration.iso,
    },
  ];
}
