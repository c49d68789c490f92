import Chip from "@mui/material/Chip";
import type { EditionState } from "../../../domain/editing/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { useTexts } from "../texts/staff-language.ts";
import { stateNames } from "./state-names.ts";
import { contentTexts } from "./texts.ts";

const colours = { draft: "default", scheduled: "info", published: "success", withdrawn: "default" } as const;

/** How one edition stands: its own state, and whether there is work on it that nobody sees yet. */
export function StateChip({ language, state, isChanged }: { language?: Language; state: EditionState; isChanged: boolean }) {
  const texts = useTexts(contentTexts);
  const names = useTexts(stateNames);
  const said = names[state] + (isChanged ? ` · ${texts.changed}` : "");
  const isQuiet = !isChanged && (state === "published" || state === "withdrawn");
  return (
    <Chip
      size="small"
      variant={isQuiet ? "outlined" : "filled"}
      color={isChanged ? "primary" : colours[state]}
      label={language ? `${languages[language].short} ${said}` : said}
    />
  );
}
