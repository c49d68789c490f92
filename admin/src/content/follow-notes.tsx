import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { useChange } from "../api/use-change.ts";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import type { Edition, EditionAddress } from "./edition.ts";
import { shownValue } from "./shown-value.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-types.ts";

type Props = { type: DescribedType; address: EditionAddress; entry: Entry; follows: Edition["follows"] };

/** Shows each stale field with the source text before and after its change, and a button that marks the field as up to date. */
export function FollowNotes({ type, address, entry, follows }: Props) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const tick = useChange("POST /staff/content/tick-off", ["entry"]);
  return follows.map(({ field, source, was, markedBy }) => {
    const label = type.fields.find(({ name }) => name === field)?.label[language] ?? field;
    const now = entry.editions.find((edition) => edition.language === source)?.data?.[field];
    return (
      <Alert
        key={field}
        severity="warning"
        action={<Button onClick={() => tick.mutate({ ...address, fields: [field] })}>{texts.tickOff}</Button>}
      >
        {fill(texts.outdated, { field: label, source: languages[source].name, who: markedBy })}
        <Typography variant="body2" component="del" sx={{ display: "block", overflowWrap: "anywhere" }}>
          {shownValue(was)}
        </Typography>
        <Typography variant="body2" component="ins" sx={{ display: "block", textDecoration: "none", overflowWrap: "anywhere" }}>
          {shownValue(now)}
        </Typography>
      </Alert>
    );
  });
}
