import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from "react";

/** `waiting` while it plays but nothing arrives. */
type Phase = "rest" | "playing" | "waiting" | "paused" | "failed";

export type Player = ReturnType<typeof usePlayer>;

/** A film as its controls show and move it; what happens is taken from the film itself, whoever brought it about. */
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

  // Not by the `default` of a track, which would fetch the captions of every film of the page.
  useEffect(() => {
    for (const track of film.current?.textTracks ?? []) track.mode = isStarted && track.language === captions ? "showing" : "disabled";
  }, [isStarted, captions]);

  const events = {
    onPlay: () => setPhase("waiting"),
    onPlaying: () => setPhase("playing"),
    onWaiting: () => setPhase("waiting"),
    // Browsers pause what failed.
    onPause: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setPhase(currentTarget.error ? "failed" : "paused"),
    onError: () => setPhase("failed"),
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setSeconds(currentTarget.currentTime),
  };

  function toggle() {
    const { current } = film;
    if (!current) return;
    if (!current.paused) return current.pause();
    if (phase === "failed") current.load();
    // Why it does not play is told by the events.
    current.play().catch(() => {});
  }
  function moveTo(next: number) {
    if (film.current) film.current.currentTime = next;
    setSeconds(next);
  }
  function toggleFullScreen() {
    if (isFull) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void frame.current?.requestFullscreen();
    // iPhones give it to the film alone, with controls of their own.
    else film.current?.webkitEnterFullscreen?.();
  }
  return { frame, film, events, phase, isStarted, seconds, captions, isFull, setCaptions, toggle, moveTo, toggleFullScreen };
}

function onFullScreenChange(heard: () => void): () => void {
  document.addEventListener("fullscreenchange", heard);
  return () => document.removeEventListener("fullscreenchange", heard);
}
