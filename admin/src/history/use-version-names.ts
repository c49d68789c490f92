import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { historyTexts } from "./texts.ts";

export type Version = {
  revision: number;
  author: string;
  savedAt: string;
  isShown: boolean;
  wasPublished: boolean;
  changed: readonly string[];
  data: Record<string, unknown>;
};

/** Names a version by time and author, and tells whether it is or was public. */
export function useVersionNames() {
  const texts = useTexts(historyTexts);
  const format = useDateFormat();
  const short = ({ savedAt, author: who }: Version) => formatMessage(texts.by, { when: format(savedAt), who });
  const publicMark = ({ isShown, wasPublished }: Version) => (isShown ? texts.shown : wasPublished ? texts.published : undefined);
  return {
    short,
    publicMark,
    full: (version: Version) => [short(version), publicMark(version)].filter((part) => part !== undefined).join(" · "),
  };
}
