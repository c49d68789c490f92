import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";

/** `waiting` means playing without data. */
type Phase = "rest" | "playing" | "waiting" | "paused" | "failed";

export type Player = ReturnType<typeof usePlayer>;

/** State of a video, derived from its events, so that it is right whatever triggered them. */
export function usePlayer(captionsTag: string) {
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<Phase>("rest");
  const [seconds, setSeconds] = useState(0);
  const [captions, setCaptions] = useState(captionsTag);
  const isFull = useSyncExternalStore(
    onFullScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
    () => false,
  );
  const isStarted = phase !== "rest";

  useEffect(() => {
    if (film.current) showOnly(captions, film.current);
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
    if (film.current) film.current.currentTime = seconds;
    play();
  }
  function toggle() {
    if (film.current?.paused === false) return film.current.pause();
    if (phase === "failed") film.current?.load();
    play();
  }
  function play() {
    // Errors are reported by the events.
    film.current?.play().catch(() => {});
  }
  function moveTo(next: number) {
    if (film.current) film.current.currentTime = next;
    setSeconds(next);
  }
  function toggleFullScreen() {
    if (isFull) return void document.exitFullscreen();
    if (document.fullscreenEnabled) return void frame.current?.requestFullscreen();
    // iPhones support full screen for the video element only, with native controls.
    if (!isStarted) start();
    film.current?.webkitEnterFullscreen?.();
  }
  return { frame, film, events, phase, isStarted, seconds, captions, isFull, setCaptions, start, toggle, moveTo, toggleFullScreen };
}

function showOnly(captions: string, { textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = track.language === captions ? "showing" : "disabled";
}

function onFullScreenChange(heard: () => void): () => void {
  document.addEventListener("fullscreenchange", heard);
  return () => document.removeEventListener("fullscreenchange", heard);
}
