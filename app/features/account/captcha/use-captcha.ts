import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiClient } from "#app/api-client/api-client.ts";
import type { Posts } from "#app/api-client/endpoints/calls.ts";
import { callApi, type Refusal } from "#app/form/submit-form.ts";
import type { IssuedPuzzle, Track } from "#domain/captcha/schema";
import type { CaptchaCopy } from "./read-captcha-copy.server.ts";
import { proveWork } from "./prove-work.ts";

/** `stopped` where no puzzle could be had. */
export type Phase = "loading" | "ready" | "checking" | "working" | "stopped";
type State = { phase: Phase; puzzle?: IssuedPuzzle; message?: string };

/** Before its two minutes are over, a puzzle is replaced: nobody fails for having read the instruction slowly. */
const renewAfterMs = 110_000;

/** `subject`: the mailbox or login that the puzzle is solved for. */
type Input = { api: ApiClient; copy: CaptchaCopy; subject?: string; onToken: (token: string) => void };

/** A puzzle at a time, tried once: a wrong try says so and brings the next. */
export function useCaptcha({ api, copy, subject, onToken }: Input) {
  const [state, setState] = useState<State>({ phase: "loading" });
  const closed = useRef(new AbortController());
  const { puzzle, phase } = state;

  const fetchPuzzle = useCallback(
    async (message?: string) => {
      const answer = await callApi(api, "/captcha", { subject });
      if (closed.current.signal.aborted) return;
      setState(answer.ok ? { phase: "ready", puzzle: answer.data, message } : { phase: "stopped", message: textOf(copy, answer) });
    },
    [api, copy, subject],
  );
  const load = (message?: string) => {
    setState({ phase: "loading", message });
    return fetchPuzzle(message);
  };

  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    void fetchPuzzle();
    return () => controller.abort();
  }, [fetchPuzzle]);

  useEffect(() => {
    if (phase !== "ready") return undefined;
    const renewal = setTimeout(() => void fetchPuzzle(), renewAfterMs);
    return () => clearTimeout(renewal);
  }, [phase, puzzle, fetchPuzzle]);

  async function verify(solution: Posts["/captcha/verify"]["fields"]): Promise<void> {
    const answer = await callApi(api, "/captcha/verify", solution);
    if (closed.current.signal.aborted) return;
    if (answer.ok) onToken(answer.data.token);
    else if (answer.reason === "captchaFailed") await load(copy.messages.captchaFailed);
    else setState({ phase: "stopped", message: textOf(copy, answer) });
  }

  return {
    ...state,
    load,
    slide: async (x: number, track: Track) => {
      if (!puzzle) return;
      setState({ phase: "checking", puzzle });
      await verify({ id: puzzle.id, x, track });
    },
    work: async () => {
      if (!puzzle) return;
      setState({ phase: "working", puzzle });
      const proof = await proveWork(puzzle.challenge, closed.current.signal);
      if (!closed.current.signal.aborted) await verify({ id: puzzle.id, proof: proof ?? "none" });
    },
  };
}

function textOf({ messages }: CaptchaCopy, { reason = "internal" }: Refusal): string | undefined {
  // A puzzle is fetched, so nothing of the form can have been sent.
  return messages[reason === "unanswered" ? "unavailable" : reason] ?? messages.internal;
}
