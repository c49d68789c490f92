import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { consentCookieName, readChoice, type Choice } from "#domain/consent/schema";
import { readCookie } from "#i18n/language-cache.ts";
import { setAppState } from "#app/page/app-state.ts";
import { lazyCode } from "#app/page/lazy-code.ts";
import { useAppState } from "#app/page/use-app-state.ts";
import { useShell } from "#app/frame/use-shell.ts";
import { proveAnswer } from "./choose.ts";
import { ConsentSheet } from "./consent-sheet.tsx";
import { answerEvent } from "./answer-event.ts";

const visitCode = lazyCode(() => import("./visit-report.ts"));
const tagCode = lazyCode(() => import("./third-parties.ts"));

const choiceNow = (): Choice | undefined => readChoice(readCookie(document.cookie, consentCookieName), new Date());

/** Sends the proof of an answer that was given before this code came, lets in what was agreed to, and takes changes. */
export function ConsentDesk() {
  const shell = useShell();
  const { pathname } = useLocation();
  const isOpen = useAppState("consentOpen");
  const [choice, setChoice] = useState(choiceNow);
  useEffect(() => {
    const first = choiceNow();
    if (first) void proveAnswer(first, location.pathname);
    const read = () => setChoice(choiceNow);
    window.addEventListener(answerEvent, read);
    return () => window.removeEventListener(answerEvent, read);
  }, []);
  useEffect(() => {
    if (shell && choice) letIn(choice, shell.tags, pathname);
  }, [choice, shell, pathname]);
  if (!shell || !isOpen) return null;
  return <ConsentSheet shell={shell} choice={choice} close={() => setAppState({ consentOpen: false })} />;
}

/** Code of what nobody agreed to is not even loaded. Nobody waits for this code: where it failed, the next page tries again. */
function letIn({ categories }: Choice, tags: { gtmId?: string; pixelUrl?: string }, pathname: string): void {
  if (categories.includes("statistics")) void visitCode.load().then(({ follow }) => follow(pathname));
  const isTagged = tags.gtmId !== undefined && (categories.includes("statistics") || categories.includes("marketing"));
  const isCounted = tags.pixelUrl !== undefined && categories.includes("marketing");
  if (isTagged || isCounted) void tagCode.load().then(({ admit }) => admit(categories, tags, pathname));
}
