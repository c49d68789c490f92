import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import TextInput from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { keysOf } from "../../../i18n/keys-of.ts";
import { useTexts } from "../texts/staff-language.ts";
import { textFields, type SiteDraft } from "./site-fields.ts";
import { siteTexts } from "./site-texts.ts";

const longestTerm = 120;

/** Contact, legal numbers and where the app is had. */
export function TextGroups({ draft: { site, change, wrong } }: { draft: SiteDraft }) {
  const texts = useTexts(siteTexts);
  const months = site.questionRetentionMonths;
  return keysOf(textFields).map((group) => (
    <Card key={group} variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {texts.groups[group]}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))" }}>
        {textFields[group].map((name) => (
          <TextInput
            key={name}
            size="small"
            label={texts.fields[name]}
            value={site[name] ?? ""}
            multiline={name === "address" || name === "host"}
            required={name === "brand"}
            onChange={({ target }) => change({ [name]: target.value })}
            error={wrong(name) !== undefined}
            helperText={wrong(name)}
          />
        ))}
        {group === "legal" && (
          <TextInput
            size="small"
            type="number"
            label={texts.months}
            value={months ?? ""}
            onChange={({ target }) => change({ questionRetentionMonths: target.value === "" ? undefined : Number(target.value) })}
            slotProps={{ htmlInput: { min: 1, max: longestTerm } }}
            error={wrong("questionRetentionMonths") !== undefined}
            helperText={wrong("questionRetentionMonths") ?? texts.monthsHint}
          />
        )}
      </Box>
    </Card>
  ));
}
