import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { countries } from "../../../domain/countries/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { choiceNames } from "../content/fields/read-kind-options.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { distributorTexts } from "./texts.ts";

/** Lists the values that a table may have in the columns kind, lines and country. */
export function AllowedValues() {
  const texts = useTexts(distributorTexts);
  const language = useStaffLanguage();
  const fields = useContentTypes()?.find(({ type }) => type === "distributor")?.fields ?? [];
  const names = new Intl.DisplayNames(languages[language].tag, { type: "region" });
  const choices = fields.flatMap((field) =>
    field.name === "kind" || field.name === "lines" ? { column: field.name, values: choiceNames(field, language) } : [],
  );
  const columns = [...choices, { column: "country", values: countries.map((code) => [code, names.of(code) ?? code] as const) }];
  return (
    <Box component="details" sx={{ "& code": { typography: "body2", fontFamily: "monospace" } }}>
      <summary>{texts.allowed}</summary>
      {columns.map(({ column, values }) => (
        <Typography key={column} variant="body2" sx={{ my: 1, overflowWrap: "anywhere" }}>
          <strong>{column}</strong>
          {column === "country" && ` (${texts.countryCodes})`}:{" "}
          {values.map(([code, name], index) => (
            <span key={code}>
              {index > 0 && ", "}
              <code>{code}</code> {name}
            </span>
          ))}
        </Typography>
      ))}
    </Box>
  );
}
