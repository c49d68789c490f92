import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { browserApi } from "#app/form/browser-api.ts";
import { dataOf } from "#app/page/data-of.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { localPath } from "#i18n/paths.ts";
import { isFile } from "./is-file.ts";

const fewestLetters = 2;
const mostSuggested = 8;
/** Debounce: requests start after this pause in typing. */
const pauseMs = 120;

const none: readonly Suggested[] = [];

type Suggested = { id: string; to: string; title: string; isFile: boolean; lang: string };

/** Suggestions for the typed text, with the props of the input (ARIA combobox pattern). */
export function useSuggested() {
  const isHydrated = useHydrated();
  const listId = useId();
  const [typed, setTyped] = useState("");
  // The URL of the option, not its index, because a later response may move it.
  const [chosen, setChosen] = useState<string>();
  const suggested = useFound(typed, listId);
  const type = (text: string) => {
    setTyped(text);
    setChosen(undefined);
  };
  const close = () => type("");
  const isOpen = suggested.length > 0;
  const active = suggested.findIndex(({ to }) => to === chosen);
  const current = suggested[active];
  const choose = (index: number) => setChosen(suggested[index]?.to);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    if (event.key === "ArrowDown") choose(active + 1 < suggested.length ? active + 1 : 0);
    else if (event.key === "ArrowUp") choose(active > 0 ? active - 1 : suggested.length - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && current) document.getElementById(current.id)?.click();
    else return;
    event.preventDefault();
  };
  const combobox = {
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-controls": listId,
    "aria-autocomplete": "list",
    "aria-activedescendant": current?.id,
  } as const;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value.trim());
  const field = { ...(isHydrated && combobox), onChange, onKeyDown, onBlur: close };
  return { suggested, active, isOpen, listId, field, close };
}

/** Fetches suggestions after a pause in typing. */
function useFound(typed: string, listId: string): readonly Suggested[] {
  const language = usePageLanguage();
  const [found, setFound] = useState<{ typed: string; suggested: Suggested[] }>({ typed: "", suggested: [] });
  useEffect(() => {
    if (typed.length < fewestLetters) return undefined;
    let isAsked = true;
    const ask = async () => {
      const answer = await dataOf(browserApi().get("/search/suggestions", { q: typed, language, size: mostSuggested })).catch(() => []);
      if (!isAsked) return;
      const suggested = answer.map(({ path, title, lang }, index) => {
        const file = isFile(path);
        return { id: `${listId}-${index}`, to: file ? path : localPath(language, path), title, isFile: file, lang };
      });
      setFound({ typed, suggested });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [typed, language, listId]);
  // Keep the suggestions for a shorter text until the next response arrives.
  const isOfIt = found.typed.length >= fewestLetters && typed.startsWith(found.typed.slice(0, fewestLetters));
  return isOfIt ? found.suggested : none;
}
