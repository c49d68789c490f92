import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiClient } from "#app/api-client/api-client.ts";
import type { Posts } from "#app/api-client/endpoints/calls.ts";
import { callApi, type Refusal } from "#app/form/submit-form.ts";
import { pieceBox, type IssuedPuzzle } from "#domain/captcha/schema";
import type { CaptchaCopy } from "./read-captcha-copy.server.ts";
import { useWork } from "./use-work.ts";

/** `stopped` if no puzzle could be loaded. */
export type Phase = "loading" | "ready" | "working" | "checking" | "stopped";
type State = { phase: Phase; puzzle?: IssuedPuzzle; x: number; message?: string };

/** Replaces a puzzle before its two minutes are over, so that slow readers do not fail. */
const renewAfterMs = 110_000;
/** Work that takes longer is explained. */
const explainAfterMs = 1_000;

type Input = { api: ApiClient; copy: CaptchaCopy; onToken: (token: string) => void };

/** Loads a puzzle, computes its work while the piece is moved, and sends the solution. A wrong one brings the next puzzle. */
export function useCaptcha({ api, copy, onToken }: Input) {
  const [state, setState] = useState<State>({ phase: "loading", x: 0 });
  const { puzzle, phase, x } = state;
  const closed = useRef(new AbortController());
  const prove = useWork();

  const fetchPuzzle = useCallback(
    async (message?: string) => {
      const { signal } = closed.current;
      const answer = await callApi(api, "/captcha", {});
      if (signal.aborted) return;
      setState(
        answer.ok ? { phase: "ready", puzzle: answer.data, x: 0, message } : { phase: "stopped", x: 0, message: textOf(copy, answer) },
      );
    },
    [api, copy],
  );
  const load = (message?: string) => {
    setState({ phase: "loading", x: 0, message });
    return fetchPuzzle(message);
  };

  useEffect(() => {
    const controller = (closed.current = new AbortController());
    void fetchPuzzle();
    return () => controller.abort();
  }, [fetchPuzzle]);

  useEffect(() => {
    if (phase !== "ready") return undefined;
    const renewal = setTimeout(() => void fetchPuzzle(), renewAfterMs);
    return () => clearTimeout(renewal);
  }, [phase, puzzle, fetchPuzzle]);

  /** Waits for the proof and sends the solution made with it. Without a solution, the try has failed. */
  async function solve(solution: (puzzle: IssuedPuzzle, proof: string | undefined) => Posts["/captcha/verify"]["fields"] | undefined) {
    if (!puzzle) return;
    const { signal } = closed.current;
    setState({ phase: "checking", puzzle, x });
    const explain = setTimeout(() => setState({ phase: "working", puzzle, x }), explainAfterMs);
    const solved = solution(puzzle, await prove(puzzle));
    clearTimeout(explain);
    if (signal.aborted) return;
    if (!solved) return load(copy.messages.captchaFailed);
    setState({ phase: "checking", puzzle, x });
    const answer = await callApi(api, "/captcha/verify", solved);
    if (signal.aborted) return;
    if (answer.ok) onToken(answer.data.token);
    else if (answer.reason === "captchaFailed") await load(copy.messages.captchaFailed);
    else setState({ phase: "stopped", x: 0, message: textOf(copy, answer) });
  }

  return {
    ...state,
    load,
    moveTo(to: number) {
      setState((before) => ({ ...before, x: to }));
      if (puzzle) void prove(puzzle);
    },
    /** A browser that cannot compute (`crypto.subtle` needs https) sends the middle of the piece as a click. */
    slide: () => solve(({ id, y }, proof) => (proof === undefined ? { id, x: x + pieceBox / 2, y: y + pieceBox / 2 } : { id, x, proof })),
    workOnly: () => solve(({ id }, proof) => (proof === undefined ? undefined : { id, proof })),
  };
}

function textOf({ messages }: CaptchaCopy, { reason = "internal" }: Refusal): string | undefined {
  // Nothing of the form was sent yet, so an unanswered call is told as an outage.
  return messages[reason === "unanswered" ? "unavailable" : reason] ?? messages.internal;
}
