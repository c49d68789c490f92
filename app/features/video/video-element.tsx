import type { ComponentProps } from "react";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { traits } from "#i18n/traits.ts";
import type { VideoFiles } from "./video-files.server.ts";

type VideoElementProps = Omit<ComponentProps<"video">, "children"> & {
  video: Pick<VideoFiles, "title" | "source" | "poster" | "posterAlt" | "width" | "height" | "tracks">;
  /** Text before the link to the file, for browsers that do not play the video. */
  unplayable: string;
  /** Language tag of the initial captions; empty for none. */
  captions: string;
};

/** Video with captions in every language. It loads when it is started. */
export function VideoElement({ video, unplayable, captions, ...rest }: VideoElementProps) {
  const { colon } = traits[usePageLanguage()];
  const { title, source, poster, posterAlt, width, height, tracks } = video;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks follow below, one per language
    <video
      {...rest}
      playsInline
      preload="none"
      src={source}
      poster={poster}
      width={width}
      height={height}
      aria-label={title + colon + posterAlt}
    >
      {tracks.map(({ src, tag, label }) => (
        <track key={tag} kind="captions" src={src} srcLang={tag} label={label} default={tag === captions} />
      ))}
      {unplayable} <a href={source}>{title}</a>
    </video>
  );
}
