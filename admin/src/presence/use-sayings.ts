import type { Present } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { presenceTexts } from "./texts.ts";

/** Describes each editor: name, language and start time. */
export function useSayings(present: readonly Present[]): { id: string; saying: string }[] {
  const texts = useTexts(presenceTexts);
  const format = useMoment({ timeStyle: "short" });
  return present.map(({ name, language, since }) => ({
    id: `${since} ${name}`,
    saying: fill(texts.present, { name, language: languages[language].name, time: format(since) }),
  }));
}
