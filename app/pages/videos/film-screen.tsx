import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { FilmControls } from "./film-controls.tsx";
import { usePlayer } from "./use-player.ts";
import type { Copy } from "./copy/fr.ts";
import type { VideoView } from "./video-view.server.ts";

type FilmScreenProps = { video: VideoView; copy: Pick<Copy, "unplayable" | "controls">; className: string };

/**
 * A film above its controls. Those of browsers are a hundred elements each, which five films would have a phone build at its
 * start; they are for pages without scripts.
 */
export function FilmScreen({ video, copy, className }: FilmScreenProps) {
  const { frame, film, ...player } = usePlayer(video.tracks.find(({ isDefault }) => isDefault)?.tag ?? "");
  return (
    <div className={className}>
      <noscript>
        <FilmFile video={video} copy={copy} controls className="h-auto w-full rounded-picture bg-sand" />
      </noscript>
      <div
        ref={frame}
        className="night relative flex flex-col overflow-clip rounded-picture bg-graphite [@media(scripting:none)]:hidden [&:fullscreen]:rounded-none"
      >
        <FilmFile
          {...player.events}
          ref={film}
          video={video}
          copy={copy}
          isChosen
          className={classNames(
            "w-full bg-graphite [&::cue]:bg-graphite [&::cue]:font-sans [&::cue]:text-small md:[&::cue]:text-base",
            player.isFull ? "min-h-0 flex-1 object-contain" : "h-auto",
          )}
        />
        <FilmControls video={video} copy={copy} player={player} />
      </div>
    </div>
  );
}

type FilmFileProps = Omit<ComponentProps<"video">, "children"> & {
  video: VideoView;
  copy: Pick<Copy, "unplayable">;
  /** Whether the controls choose the captions; else those of the page's language are on. */
  isChosen?: true;
};

function FilmFile({ video, copy, isChosen, ...rest }: FilmFileProps) {
  const { title, source, poster, posterAlt, width, height, tracks } = video;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are made below, one a language
    <video
      {...rest}
      playsInline
      preload="none"
      src={source}
      poster={poster}
      width={width}
      height={height}
      aria-label={`${title}: ${posterAlt}`}
    >
      {tracks.map(({ src, tag, label, isDefault }) => (
        <track key={tag} kind="captions" src={src} srcLang={tag} label={label} default={!isChosen && isDefault} />
      ))}
      {copy.unplayable} <a href={source}>{title}</a>
    </video>
  );
}
