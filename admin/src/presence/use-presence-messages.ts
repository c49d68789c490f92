import type { PresentUser } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { presenceTexts } from "./texts.ts";

/** Describes each editor: name, language and start time. */
export function usePresenceMessages(editors: readonly PresentUser[]): { id: string; message: string }[] {
  const texts = useTexts(presenceTexts);
  const format = useDateFormat({ timeStyle: "short" });
  return editors.map(({ name, language, since }) => ({
    id: `${since} ${name}`,
    message: formatMessage(texts.present, { name, language: languages[language].name, time: format(since) }),
  }));
}
