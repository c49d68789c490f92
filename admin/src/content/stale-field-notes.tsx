import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { FieldChange } from "../history/field-change.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import type { Localization, LocalizationAddress } from "./localization.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";

type Props = { type: DescribedType; address: LocalizationAddress; entry: Entry; staleFields: Localization["follows"] };

/** Shows each stale field with the source text before and after its change, and a button that marks the field as up to date. */
export function StaleFieldNotes({ type, address, entry, staleFields }: Props) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const markUpToDate = useApiMutation("POST /staff/content/tick-off", ["entry"]);
  return staleFields.map(({ field, source, was, markedBy, isAnswered }) => {
    const described = type.fields.find(({ name }) => name === field);
    const label = described?.label[language] ?? field;
    const now = entry.editions.find((edition) => edition.language === source)?.data?.[field];
    return (
      <Alert
        key={field}
        severity={isAnswered ? "info" : "warning"}
        action={<Button onClick={() => markUpToDate.mutate({ ...address, fields: [field] })}>{texts.tickOff}</Button>}
      >
        {formatMessage(texts.outdated, { field: label, source: languages[source].name, who: markedBy })}
        {described && <FieldChange field={described} before={was} after={now} lang={languages[source].tag} />}
        {isAnswered && texts.answered}
      </Alert>
    );
  });
}
