import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { browserApi } from "#app/form/browser-api.ts";
import { unwrapData } from "#app/page/unwrap-data.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { emergencyTarget } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import { isFile } from "#app/page/is-file.ts";

const minLetters = 2;
const maxSuggestions = 8;
/** Debounce: requests start after this pause in typing. */
const debounceMs = 120;

const noSuggestions: readonly Suggested[] = [];

type Suggested = { id: string; to: string; title: string; isFile: boolean; lang: string };

/** Suggestions for the typed text, with the props of the input (ARIA combobox pattern). */
export function useSuggestions() {
  const isHydrated = useHydrated();
  const language = usePageLanguage();
  const listId = useId();
  const [typedText, setTypedText] = useState("");
  // The URL of the option, not its index, because a later response may move it.
  const [chosenUrl, setChosenUrl] = useState<string>();
  const suggestions = useFetchedSuggestions(typedText, listId);
  const changeText = (text: string) => {
    setTypedText(text);
    setChosenUrl(undefined);
  };
  const close = () => changeText("");
  // In an emergency the notice takes the place of the list, which would cover it.
  const isTypedEmergency = suggestions[0]?.to === localPath(language, emergencyTarget);
  const isOpen = suggestions.length > 0 && !isTypedEmergency;
  const active = suggestions.findIndex(({ to }) => to === chosenUrl);
  const current = suggestions[active];
  const chooseOption = (index: number) => setChosenUrl(suggestions[index]?.to);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return;
    if (event.key === "ArrowDown") chooseOption(active + 1 < suggestions.length ? active + 1 : 0);
    else if (event.key === "ArrowUp") chooseOption(active > 0 ? active - 1 : suggestions.length - 1);
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
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => changeText(target.value.trim());
  // The notice stays when the focus leaves the field for one of its telephone numbers.
  const onBlur = isTypedEmergency ? undefined : close;
  const field = { ...(isHydrated && combobox), onChange, onKeyDown, onBlur };
  return { suggestions, active, isOpen, isTypedEmergency, listId, field, close };
}

/** Fetches suggestions after a pause in typing. */
function useFetchedSuggestions(typedText: string, listId: string): readonly Suggested[] {
  const language = usePageLanguage();
  const [fetched, setFetched] = useState<{ typedText: string; suggestions: Suggested[] }>({ typedText: "", suggestions: [] });
  useEffect(() => {
    if (typedText.length < minLetters) return undefined;
    let isCurrent = true;
    const fetchSuggestions = async () => {
      const answer = await unwrapData(browserApi().get("/search/suggestions", { q: typedText, language, size: maxSuggestions })).catch(
        () => [],
      );
      if (!isCurrent) return;
      const suggestions = answer.map(({ path, title, lang }, index) => {
        const isFileLink = isFile(path);
        return { id: `${listId}-${index}`, to: isFileLink ? path : localPath(language, path), title, isFile: isFileLink, lang };
      });
      setFetched({ typedText, suggestions });
    };
    const timer = setTimeout(() => void fetchSuggestions(), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typedText, language, listId]);
  // Keep the suggestions for a shorter text until the next response arrives.
  const isSamePrefix = fetched.typedText.length >= minLetters && typedText.startsWith(fetched.typedText.slice(0, minLetters));
  return isSamePrefix ? fetched.suggestions : noSuggestions;
}
