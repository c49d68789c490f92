import Typography from "@mui/material/Typography";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { securityTexts } from "./texts.ts";

/** Time of an event. Repetitions within an hour share a row, which also shows the last time. */
export function EventMoments({ at, lastAt }: { at: string; lastAt: string }) {
  const texts = useTexts(securityTexts);
  const format = useDateFormat({ dateStyle: "medium", timeStyle: "medium" });
  const formatTime = useDateFormat({ timeStyle: "medium" });
  return (
    <>
      {format(at)}
      {lastAt !== at && <Typography variant="body2">{formatMessage(texts.until, { moment: formatTime(lastAt) })}</Typography>}
    </>
  );
}
