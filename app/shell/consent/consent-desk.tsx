import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { consentCookieName, readChoice, type Choice } from "#domain/consent/schema";
import { readCookie } from "#i18n/language-cache.ts";
import { setAppState } from "../app-state.ts";
import { useAppState } from "../use-app-state.ts";
import { useShell } from "../use-shell.ts";
import { ConsentBanner } from "./consent-banner.tsx";

const choiceNow = (): Choice | undefined => readChoice(readCookie(document.cookie, consentCookieName), new Date());

/** Asks where there is no choice that counts, and lets in what was agreed to. */
export function ConsentDesk() {
  const shell = useShell();
  const { pathname } = useLocation();
  const isOpen = useAppState("consentOpen");
  const [choice, setChoice] = useState(choiceNow);
  useEffect(() => {
    if (shell && choice) void letIn(choice, shell.tags, pathname);
  }, [choice, shell, pathname]);
  if (!shell || (choice && !isOpen)) return null;
  const close = () => {
    setChoice(choiceNow());
    setAppState({ consentOpen: false });
  };
  return <ConsentBanner shell={shell} choice={choice} close={close} />;
}

/** Code of what nobody agreed to is not even loaded. */
async function letIn({ categories }: Choice, tags: { gtmId?: string; pixelUrl?: string }, pathname: string): Promise<void> {
  if (categories.includes("statistics")) (await import("./visit-report.ts")).follow(pathname);
  const isTagged = tags.gtmId !== undefined && (categories.includes("statistics") || categories.includes("marketing"));
  const isCounted = tags.pixelUrl !== undefined && categories.includes("marketing");
  if (isTagged || isCounted) (await import("./third-parties.ts")).admit(categories, tags, pathname);
}
