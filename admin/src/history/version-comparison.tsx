import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { isSame } from "../content/merge-fields.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { FieldChange } from "./field-change.tsx";
import { historyTexts } from "./texts.ts";
import { useVersionNames, type Version } from "./use-version-names.ts";

type Props = {
  lang: string;
  fields: readonly DescribedField[];
  version: Version;
  other: Version | undefined;
  /** Whether no version is older. */
  isFirst: boolean;
};

/** Shows the changed fields of two versions with marked words, and folds the unchanged ones. */
export function VersionComparison({ lang, fields, version, other = version, isFirst }: Props) {
  const texts = useTexts(historyTexts);
  const names = useVersionNames();
  const [older, newer] = other.revision < version.revision ? [other, version] : [version, other];
  const isChanged = ({ name }: DescribedField) => !isSame(older.data[name], newer.data[name]);
  const changed = fields.filter(isChanged);
  const unchanged = fields.filter((field) => !isChanged(field) && newer.data[field.name] !== undefined);
  const shownFields = (shown: readonly DescribedField[]) =>
    shown.map((field) => (
      <ComparedField key={field.name} field={field} before={older.data[field.name]} after={newer.data[field.name]} lang={lang} />
    ));
  return (
    <Stack spacing={2} aria-live="polite">
      <Typography variant="subtitle1" component="h3">
        {isFirst ? texts.first : formatMessage(texts.changes, { older: names.full(older), newer: names.full(newer) })}
      </Typography>
      {changed.length === 0 && !isFirst && <Typography variant="body2">{texts.equal}</Typography>}
      {shownFields(changed)}
      {unchanged.length > 0 && (
        <Box component="details" key={isFirst ? "first" : "compared"} open={isFirst}>
          <Box component="summary" sx={{ cursor: "pointer", py: 1, color: "text.secondary" }}>
            {formatMessage(texts.unchanged, { count: unchanged.length })}
          </Box>
          <Stack spacing={2}>{shownFields(unchanged)}</Stack>
        </Box>
      )}
    </Stack>
  );
}

type FieldProps = { field: DescribedField; before: unknown; after: unknown; lang: string };

function ComparedField(props: FieldProps) {
  const language = useStaffLanguage();
  return (
    <Stack component="section" aria-label={props.field.label[language]} spacing={0.5}>
      <Typography variant="subtitle2" component="h4">
        {props.field.label[language]}
      </Typography>
      <FieldChange {...props} />
    </Stack>
  );
}
