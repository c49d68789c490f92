import UpdateIcon from "@mui/icons-material/Update";
import Chip from "@mui/material/Chip";
import type { LocalizationState } from "../../../domain/editing/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import type { Localization } from "./localization.ts";
import { machineTexts } from "./machine-texts.ts";
import { stateNames } from "./state-names.ts";
import { contentTexts } from "./texts.ts";

const colours = { draft: "default", scheduled: "info", published: "success", withdrawn: "default" } as const;

/** Moments of the schedule, as the server names them. */
type Schedule = Pick<Localization, "publishedAt" | "plannedAt" | "publicUntil">;
type Props = {
  language?: Language;
  state: LocalizationState;
  schedule?: Schedule;
  isChanged: boolean;
  isStale: boolean;
  isUnreviewed?: boolean;
};

/** Shows the state of a localization with its schedule, unpublished changes, and whether its translation is stale or unreviewed. */
export function StateChip({ language, state, schedule, isChanged, isStale, isUnreviewed = false }: Props) {
  const texts = useTexts(contentTexts);
  const { state: machine } = useTexts(machineTexts);
  const names = useTexts(stateNames);
  const format = useDateFormat();
  const formatTime = (text: string, moment: string | null | undefined) => (moment ? [formatMessage(text, { when: format(moment) })] : []);
  const label = [
    names[state],
    ...(state === "scheduled" ? formatTime(texts.chipBegins, schedule?.publishedAt) : []),
    ...formatTime(texts.chipChanges, schedule?.plannedAt),
    ...formatTime(texts.chipEnds, schedule?.publicUntil),
    ...(isChanged ? [texts.changed] : []),
    ...(isStale ? [texts.isOutdated] : []),
    ...(isUnreviewed ? [machine] : []),
  ].join(" · ");
  const isQuiet = !isChanged && !isStale && !isUnreviewed && (state === "published" || state === "withdrawn");
  return (
    <Chip
      size="small"
      icon={isStale ? <UpdateIcon /> : undefined}
      variant={isQuiet ? "outlined" : "filled"}
      color={isStale || isUnreviewed ? "warning" : isChanged ? "primary" : colours[state]}
      label={language ? `${languages[language].short} ${label}` : label}
    />
  );
}
