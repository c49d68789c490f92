import { findEntry } from "#domain/content";
import { textsInLanguage, type DataOfType } from "#domain/content/schema";
import { languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";

type Cue = DataOfType<"video">["cues"][number];

export async function readCaptions(context: Context, key: string, language: Language): Promise<string | undefined> {
  const entry = await findEntry(context, { type: "video", key, websiteId: languages[language].websiteId });
  if (!entry) return undefined;
  return writeCaptions(textsInLanguage(language, entry).texts.cues);
}

/** Writes WebVTT. A blank line would end a cue and `-->` begin one, so blank lines are removed and `>` is escaped. */
export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => {
    const line = text.replace(/\s*\n\s*/g, "\n");
    const escaped = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return `${timestamp(from)} --> ${timestamp(to)}\n${escaped}\n`;
  });
  return ["WEBVTT\n", ...blocks].join("\n");
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length: number) => String(value).padStart(length, "0");
  return `${part(Math.floor(milliseconds / 3_600_000), 2)}:${part(Math.floor(milliseconds / 60_000) % 60, 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}
