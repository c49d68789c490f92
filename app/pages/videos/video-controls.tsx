import { useEffect, useRef, type MouseEvent } from "react";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { Icon } from "#app/ui/icon.tsx";
import { iconPaths } from "./icon-paths.ts";
import { runningTime } from "./running-time.ts";
import type { Player } from "./use-player.ts";
import type { Copy } from "./copy/fr.ts";
import type { VideoView } from "./video-view.server.ts";

type VideoControlsProps = {
  video: VideoView;
  copy: Pick<Copy, "controls">;
  player: Omit<Player, "frame" | "videoRef">;
};

const control =
  "grid size-12 flex-none place-items-center transition-colors hover:text-light focus-visible:-outline-offset-4 active:text-light";

export function VideoControls({ video, copy: { controls }, player }: VideoControlsProps) {
  const { phase, seconds, captions, isFull } = player;
  return (
    <div className="relative print:hidden">
      <Position video={video} copy={controls} player={player} />
      {phase === "waiting" && <span className="run-of-light top-0" />}
      <div className="flex items-center pr-1 text-small tabular-nums">
        <PlayButton video={video} copy={controls} player={player} />
        <span>
          <span>{runningTime(seconds)}</span> <span className="text-soft">/ {video.duration.text}</span>
        </span>
        <select
          aria-label={controls.captions}
          value={captions}
          onChange={(event) => player.setCaptions(event.target.value)}
          className="ml-auto min-h-12 min-w-0 bg-graphite px-2 text-right focus-visible:-outline-offset-4"
        >
          {video.tracks.map(({ tag, label }) => (
            <option key={tag} value={tag} lang={tag}>
              {label}
            </option>
          ))}
          <option value="">{controls.noCaptions}</option>
        </select>
        <button
          type="button"
          aria-label={isFull ? controls.leaveFullScreen : controls.fullScreen}
          onClick={player.toggleFullScreen}
          className={control}
        >
          {isFull ? <Icon name="close" /> : <Icon path={iconPaths.expand} />}
        </button>
      </div>
      {phase === "failed" && (
        <p role="alert" className="border-l-3 border-danger bg-danger-ground px-5 py-3 text-ink">
          {controls.failed}{" "}
          <a href={video.source} download className="underline">
            {video.title}
          </a>
        </p>
      )}
    </div>
  );
}

type PartProps = Pick<VideoControlsProps, "video" | "player"> & { copy: Copy["controls"] };

/** Before playback the button is a link to the video file that covers the poster, so that it works before hydration. */
function PlayButton({ video, copy, player: { phase, isStarted, start, toggle } }: PartProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Starting replaces the focused link: move the focus to the button.
  useEffect(() => {
    if (isStarted) button.current?.focus();
  }, [isStarted]);

  function startInPage(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    start();
  }
  if (!isStarted) {
    return (
      <a
        href={video.source}
        aria-label={copy.play + video.labelSuffix}
        onClick={startInPage}
        className={`${control} text-light after:absolute after:inset-x-0 after:bottom-full after:aspect-video`}
      >
        <Icon path={iconPaths.play} />
      </a>
    );
  }
  const isPlaying = phase === "playing" || phase === "waiting";
  return (
    <button ref={button} type="button" aria-label={isPlaying ? copy.pause : copy.play} onClick={toggle} className={control}>
      <Icon path={iconPaths[isPlaying ? "pause" : "play"]} />
    </button>
  );
}

/** Range input for keyboard, pointer and screen reader; only the progress line is visible. */
function Position({ video, copy, player: { seconds, moveTo } }: PartProps) {
  const valueText = fillPlaceholders(copy.at, { at: runningTime(seconds), of: video.duration.text });
  return (
    <div className="relative border-t-4 border-rule has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-light">
      <div
        className="-mt-1 border-t-4 border-light forced-colors:border-[Highlight]"
        style={{ width: `${(100 * seconds) / video.seconds}%` }}
      />
      <input
        type="range"
        min={0}
        max={video.seconds}
        step={0.1}
        value={seconds}
        aria-label={copy.position}
        aria-valuetext={valueText}
        onChange={(event) => moveTo(event.target.valueAsNumber)}
        className="absolute inset-x-0 -top-3.5 h-6 w-full cursor-pointer opacity-0"
      />
    </div>
  );
}
