import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { SelectField } from "../layout/select-field.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { encodings, type Encoding } from "./decode-text.ts";
import type { Table } from "./read-table.ts";
import { distributorTexts } from "./texts.ts";

const shownNames = 3;
// oxlint-disable-next-line no-control-regex -- the range of ASCII begins with them
const beyondAscii = /[^\u0000-\u007f]/;

/** Previews how a file was decoded: its encoding, names with non-ASCII letters, and missing columns. */
export function TablePreview({ table, onEncoding }: { table: Table; onEncoding(encoding: Encoding): void }) {
  const texts = useTexts(distributorTexts);
  const { rows, encoding, missing } = table;
  const names = rows.flatMap(({ name = "" }) => (beyondAscii.test(name) ? name : [])).slice(0, shownNames);
  return (
    <>
      {missing.length > 0 && <Alert severity="error">{formatMessage(texts.missingColumns, { columns: missing.join(", ") })}</Alert>}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <SelectField
          label={texts.encoding}
          value={encoding}
          options={encodings.map((each) => [each, each.toUpperCase()] as const)}
          onChange={onEncoding}
        />
        {names.length > 0 && <Typography>{formatMessage(texts.namesRead, { names: names.join(" · ") })}</Typography>}
      </Stack>
    </>
  );
}
