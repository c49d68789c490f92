import type { HomeData } from "../data.server.ts";
import type { Playback } from "./use-playback.ts";

/** Play and pause button, rendered after hydration in a reserved place. With reduced motion the visitor moves the cursor instead. */
export function DayPlayer({ copy, playback, isReady }: { copy: HomeData["copy"]["day"]; playback: Playback; isReady: boolean }) {
  return (
    <button
      type="button"
      onClick={playback.toggle}
      aria-label={playback.isPlaying ? copy.pause : copy.play}
      className={`grid size-12 flex-none cursor-pointer place-items-center rounded-full border-2 border-ink transition-colors hover:bg-ink hover:text-paper motion-reduce:hidden print:hidden ${isReady ? "" : "invisible"}`}
    >
      <svg viewBox="0 0 16 16" className="w-4 fill-current" aria-hidden="true">
        <path d={playback.isPlaying ? "M3 2h4v12H3zM9 2h4v12H9z" : "M4 1.5v13l10.5-6.5z"} />
      </svg>
    </button>
  );
}
