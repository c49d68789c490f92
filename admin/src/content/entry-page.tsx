import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { Link as RouterLink, useParams, useSearchParams } from "react-router";
import { languageCodes, type Language } from "../../../i18n/languages.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { PresenceNote } from "../presence/presence-note.tsx";
import { exampleTexts } from "../example-content/texts.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { LocalizationColumn } from "./localization-column.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { currentDataOf } from "./localization.ts";
import { useEntry } from "./entry-query.ts";
import { PublishAll } from "./publish-all.tsx";
import { SharedFieldsCard } from "./shared-fields-card.tsx";
import { contentTexts } from "./texts.ts";
import { replaceParameter } from "./use-remove-example-mark.ts";
import { useContentTypes } from "./use-content-types.ts";

/** Shows two languages of an entry side by side, or one on a narrow screen. */
export function EntryPage() {
  const texts = useTexts(contentTexts);
  const exampleMessages = useTexts(exampleTexts);
  const staffLanguage = useStaffLanguage();
  const { type: typeName = "", key = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const [focusedLanguage, setFocusedLanguage] = useState<Language>();
  const isWide = useMediaQuery("(min-width: 900px)");
  const type = useContentTypes()?.find((each) => each.type === typeName);
  const { data: entry, error } = useEntry({ type: typeName, key });
  if (error) return <ErrorAlert error={error} />;
  if (!type || !entry) return <Loading />;
  const readLanguage = (side: string, fallback: Language) => languageCodes.find((code) => code === search.get(side)) ?? fallback;
  const left = readLanguage("left", entry.editions[0]?.language ?? "fr");
  const right = readLanguage("right", entry.editions.find(({ language }) => language !== left)?.language ?? "en");
  const choose = (side: string) => (code: string) => setSearch({ ...Object.fromEntries(search), [side]: code }, { replace: true });
  const title = currentDataOf(entry.editions.find(({ language }) => language === left) ?? entry.editions[0])[type.title];
  const heading = typeof title === "string" && title !== "" ? title : key;
  const column = (language: Language, other: Language) => (
    <LocalizationColumn
      key={`${typeName}/${key}/${language}`}
      type={type}
      entry={entry}
      language={language}
      source={entry.editions.find((edition) => edition.language === other)}
    />
  );
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={heading} help="translate">
        <Link component={RouterLink} to={`/content/${typeName}`}>
          {type.name[staffLanguage]}
        </Link>
        {entry.editions.every(({ language }) => type.mayEdit.includes(language)) && <EntryActions entry={entry} title={heading} />}
      </PageHeader>
      {search.has(replaceParameter) && <Alert severity="info">{exampleMessages.replaceHow}</Alert>}
      <div>
        <PublishAll type={type} entry={entry} />
      </div>
      <PresenceNote type={typeName} entry={key} language={focusedLanguage === right ? right : left} />
      {entry.editions.length > 1 && <SharedFieldsCard key={`${typeName}/${key}`} type={type} entry={entry} />}
      <Stack direction="row" spacing={2} sx={{ alignItems: "start", "& > *": { flex: 1, minWidth: 0 } }}>
        <Stack spacing={2} onFocus={() => setFocusedLanguage(left)}>
          <SelectField label={isWide ? texts.left : texts.language} value={left} options={languageOptions()} onChange={choose("left")} />
          {column(left, right)}
        </Stack>
        {isWide && left !== right && (
          <Stack spacing={2} onFocus={() => setFocusedLanguage(right)}>
            <SelectField label={texts.right} value={right} options={languageOptions()} onChange={choose("right")} />
            {column(right, left)}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}
