import { useEffect, useRef, useState, useSyncExternalStore, type RefObject, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";

/** `waiting` means playing without data. */
type Phase = "rest" | "playing" | "waiting" | "paused" | "failed";

export type Player = ReturnType<typeof usePlayer>;

/** State of a video, derived from its events, so that it is right whatever triggered them. */
export function usePlayer(captionsTag: string) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<Phase>("rest");
  const [seconds, setSeconds] = useState(0);
  const [captions, setCaptions] = useState(captionsTag);
  const isFull = useIsFullScreen(frame);
  const isStarted = phase !== "rest";

  useEffect(() => {
    if (video.current) showOnly(captions, video.current);
  }, [captions]);

  const events = {
    // Browsers select captions by the user's language when they load a video: select ours instead.
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => showOnly(captions, currentTarget),
    onPlay: () => setPhase("waiting"),
    onPlaying: () => setPhase("playing"),
    onWaiting: () => setPhase("waiting"),
    // Browsers also fire `pause` on an error.
    onPause: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setPhase(currentTarget.error ? "failed" : "paused"),
    onError: () => setPhase("failed"),
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setSeconds(currentTarget.currentTime),
  };

  /** Runs synchronously in the click handler: later the browser would block playback. */
  function start() {
    flushSync(() => setPhase("waiting"));
    if (video.current) video.current.currentTime = seconds;
    play();
  }
  function toggle() {
    if (video.current?.paused === false) return video.current.pause();
    if (phase === "failed") video.current?.load();
    play();
  }
  function play() {
    // Errors are reported by the events.
    video.current?.play().catch(() => {});
  }
  function moveTo(next: number) {
    if (video.current) video.current.currentTime = next;
    setSeconds(next);
  }
  function toggleFullScreen() {
    if (isFull) return void document.exitFullscreen();
    if (document.fullscreenEnabled) return void frame.current?.requestFullscreen();
    // iPhones support full screen for the video element only, with native controls.
    if (!isStarted) start();
    video.current?.webkitEnterFullscreen?.();
  }
  return {
    frame,
    videoRef: video,
    events,
    phase,
    isStarted,
    seconds,
    captions,
    isFull,
    setCaptions,
    start,
    toggle,
    moveTo,
    toggleFullScreen,
  };
}

function useIsFullScreen(frame: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    onFullScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
    () => false,
  );
}

function showOnly(captions: string, { textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = track.language === captions ? "showing" : "disabled";
}

function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
