import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiClient } from "#app/api-client/api-client.ts";
import type { Posts } from "#app/api-client/endpoints/calls.ts";
import { callApi, type ErrorResult } from "#app/form/submit-form.ts";
import { pieceBox, type IssuedPuzzle } from "#domain/captcha/schema";
import type { CaptchaCopy } from "./read-captcha-copy.server.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";

/** `stopped`: no puzzle could be loaded. */
export type Phase = "loading" | "ready" | "working" | "checking" | "stopped";
type State = { phase: Phase; puzzle?: IssuedPuzzle; x: number; message?: string };

/** Replaces a puzzle shortly before it expires after two minutes, so that slow readers do not fail. */
const renewAfterMs = 110_000;
/** Shows an explanation if the proof of work takes longer. */
const explainAfterMs = 1_000;

type Input = { api: ApiClient; copy: CaptchaCopy; onToken: (token: string) => void };

/**
 * Loads a puzzle, computes its proof of work while the visitor moves the piece, and submits the solution. Loads another puzzle
 * after a
 * wrong one.
 */
export function useCaptcha({ api, copy, onToken }: Input) {
  const [state, setState] = useState<State>({ phase: "loading", x: 0 });
  const { puzzle, phase, x } = state;
  const closed = useRef(new AbortController());
  const prove = useProofOfWork();

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

  /** Waits for the proof of work and submits the solution. Without a solution, the attempt has failed. */
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
    /** Without `crypto.subtle`, which needs https, submits the centre of the piece as a click. */
    slide: () => solve(({ id, y }, proof) => (proof === undefined ? { id, x: x + pieceBox / 2, y: y + pieceBox / 2 } : { id, x, proof })),
    workOnly: () => solve(({ id }, proof) => (proof === undefined ? undefined : { id, proof })),
  };
}

function textOf({ messages }: CaptchaCopy, { reason = "internal" }: ErrorResult): string | undefined {
  // The form itself was not sent yet, so an unanswered call is shown as an outage.
  return messages[reason === "unanswered" ? "unavailable" : reason] ?? messages.internal;
}
