import { useEffect, useId, useRef } from "react";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog, openDialog } from "#app/ui/dialog.tsx";
import { puzzleSize, pieceBox, type IssuedPuzzle } from "#domain/captcha/schema";
import type { CaptchaCopy } from "./read-captcha-copy.server.ts";
import { share, Slider } from "./slider.tsx";
import { useCaptcha, type Phase } from "./use-captcha.ts";

type CaptchaDialogProps = {
  copy: CaptchaCopy;
  api: ApiClient;
  /** Receives the token of a solved puzzle; the dialog then closes. */
  onToken: (token: string) => void;
  /** Runs when the dialog closes, solved or not. */
  onClose: () => void;
};

/** Dialog with the slider puzzle, open while it is rendered. `lazy-captcha-dialog.tsx` loads it on demand. */
export function CaptchaDialog({ onToken, onClose, ...input }: CaptchaDialogProps) {
  const id = useId();
  const captcha = useCaptcha({
    ...input,
    onToken(token) {
      onToken(token);
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement) dialog.close();
    },
  });
  const { copy } = input;
  const { phase, puzzle, x, message } = captcha;
  const busy = phase !== "ready";
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    openDialog(id);
    slider.current?.focus();
  }, [id]);
  return (
    <Dialog id={id} heading={copy.heading} close={copy.close} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void captcha.slide();
        }}
      >
        <p>{copy.instruction}</p>
        <p role="alert" className={classNames("font-label text-danger", !message && "sr-only")}>
          {message}
        </p>
        {message && phase !== "stopped" && <p className="-mt-3 text-small text-soft">{copy.next}</p>}
        <Puzzle puzzle={puzzle} x={x} phase={phase} alt={copy.picture} />
        <Slider input={slider} x={x} copy={copy} busy={busy} onMove={captcha.moveTo} onDrop={() => void captcha.slide()} />
        <div className="flex flex-wrap gap-3">
          {phase === "stopped" ? (
            <Button onClick={() => void captcha.load()}>{copy.retry}</Button>
          ) : (
            <>
              <SubmitButton loading={phase === "checking"} loadingText={copy.checking}>
                {copy.check}
              </SubmitButton>
              <Button look="quiet" aria-disabled={busy || undefined} onClick={() => busy || void captcha.load()}>
                {copy.reload}
              </Button>
              <Button look="quiet" aria-disabled={busy || undefined} onClick={() => busy || void captcha.workOnly()}>
                {copy.without}
              </Button>
            </>
          )}
        </div>
        <output className={classNames("text-small text-soft", phase !== "working" && "sr-only")}>{statusOf(phase, copy)}</output>
      </form>
    </Dialog>
  );
}

function statusOf(phase: Phase, { loading, checking, working }: CaptchaCopy): string | undefined {
  return { loading, checking, working, ready: undefined, stopped: undefined }[phase];
}

/** Image of the puzzle and its piece; an empty box of the same size while they load. */
function Puzzle({ puzzle, x, phase, alt }: { puzzle: IssuedPuzzle | undefined; x: number; phase: Phase; alt: string }) {
  const { width, height } = puzzleSize;
  const isWaiting = phase !== "ready" && phase !== "stopped";
  return (
    <div aria-busy={isWaiting} className="relative overflow-clip rounded-picture bg-sand" style={{ aspectRatio: `${width} / ${height}` }}>
      {puzzle && (
        <>
          <img src={puzzle.background} alt={alt} draggable={false} className="absolute inset-0 size-full" />
          <img
            src={puzzle.piece}
            alt=""
            draggable={false}
            className="captcha-piece pointer-events-none absolute drop-shadow-[0_0_3px_rgb(0_0_0/0.7)]"
            style={{ left: share(x, width), top: share(puzzle.y, height), width: share(pieceBox, width) }}
          />
        </>
      )}
      {isWaiting && <span aria-hidden="true" className="run-of-light" />}
    </div>
  );
}
