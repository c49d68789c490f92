import { VideoElement } from "#app/features/video/video-element.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { languages } from "#i18n/languages.ts";
import { iconPaths } from "./icon-paths.ts";
import { VideoControls } from "./video-controls.tsx";
import { usePlayer } from "./use-player.ts";
import type { Copy } from "./copy/fr.ts";
import type { VideoView } from "./video-view.server.ts";

type VideoPlayerProps = { video: VideoView; copy: Pick<Copy, "unplayable" | "controls"> };

/**
 * Video with its own controls. Only a poster until playback, because five video elements block a phone. Native controls
 * (a hundred elements each) are for pages without JavaScript.
 */
export function VideoPlayer({ video, copy }: VideoPlayerProps) {
  const pageTag = languages[usePageLanguage()].tag;
  const { frame, videoRef, ...player } = usePlayer(pageTag);
  const look = classNames("w-full bg-graphite", player.isFull ? "min-h-0 flex-1 object-contain" : "h-auto");
  return (
    <div>
      <noscript>
        <VideoElement
          video={video}
          unplayable={copy.unplayable}
          captions={pageTag}
          controls
          className="h-auto w-full rounded-picture bg-sand"
        />
      </noscript>
      <div
        ref={frame}
        className="night relative flex flex-col overflow-clip rounded-picture bg-graphite [@media(scripting:none)]:hidden [&:fullscreen]:rounded-none"
      >
        {player.isStarted ? (
          <VideoElement
            {...player.events}
            ref={videoRef}
            video={video}
            unplayable={copy.unplayable}
            captions={player.captions}
            className={classNames(look, "[&::cue]:bg-graphite [&::cue]:font-sans [&::cue]:text-small md:[&::cue]:text-base")}
          />
        ) : (
          <div className="relative">
            <img
              src={video.poster}
              alt={video.posterAlt}
              lang={video.lang}
              width={video.width}
              height={video.height}
              loading="lazy"
              className={look}
            />
            <span
              aria-hidden="true"
              className="absolute bottom-4 left-4 grid size-14 place-items-center rounded-full bg-graphite text-light lg:bottom-6 lg:left-6 lg:size-18"
            >
              <Icon path={iconPaths.play} className="size-7 lg:size-9" />
            </span>
          </div>
        )}
        <VideoControls video={video} copy={copy} player={player} />
      </div>
    </div>
  );
}
