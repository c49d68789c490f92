import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { Link as RouterLink, useParams, useSearchParams } from "react-router";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languageCodes, type Language } from "../../../i18n/languages.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { PresenceNote } from "../presence/presence-note.tsx";
import { exampleTexts } from "../example-content/texts.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { LocalizationColumn } from "./localization-column.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { chooseLanguages } from "./choose-languages.ts";
import { currentDataOf } from "./localization.ts";
import { useEntry } from "./entry-query.ts";
import { guidesByType } from "./guides-by-type.ts";
import { PublishAll } from "./publish-all.tsx";
import { SheetButton, SheetPreview } from "./sheet-preview.tsx";
import { SharedFieldsCard } from "./shared-fields-card.tsx";
import { contentTexts } from "./texts.ts";
import { replaceParameter } from "./use-remove-example-mark.ts";
import { useContentTypes, type DescribedType } from "./use-content-types.ts";

/** Value of the address for the data sheet in the place of the second language. */
const sheet = "sheet";

/** Shows two languages of an entry side by side, or one on a narrow screen. A product shows its data sheet instead of the second. */
export function EntryPage() {
  const exampleMessages = useTexts(exampleTexts);
  const staffLanguage = useStaffLanguage();
  const { type: typeName = "", key = "" } = useParams();
  const [search] = useSearchParams();
  const type = useContentTypes()?.find((each) => each.type === typeName);
  const { data: entry, error } = useEntry({ type: typeName, key });
  const { left } = useShownLanguages(entry);
  if (error) return <ErrorAlert error={error} />;
  if (!type || !entry) return <Loading />;
  const title = currentDataOf(entry.editions.find(({ language }) => language === left) ?? entry.editions[0])[type.title];
  const heading = typeof title === "string" && title !== "" ? title : key;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={heading} help={guidesByType[typeName] ?? "translate"}>
        <Link component={RouterLink} to={`/content/${typeName}`}>
          {type.name[staffLanguage]}
        </Link>
        {entry.editions.every(({ language }) => type.mayEdit.includes(language)) && <EntryActions entry={entry} title={heading} />}
      </PageHeader>
      {search.has(replaceParameter) && <Alert severity="info">{exampleMessages.replaceHow}</Alert>}
      <div>
        <PublishAll type={type} entry={entry} />
      </div>
      <EntryColumns type={type} entry={entry} />
    </Stack>
  );
}

/** Reads from the address which languages are shown; a product with one language shows its data sheet beside it. */
function useShownLanguages(entry: Entry | undefined) {
  const [search] = useSearchParams();
  const editions = entry?.editions ?? [];
  const { left, right } = chooseLanguages(
    editions.map(({ language }) => language),
    { left: search.get("left"), right: search.get("right") },
  );
  const hasSheet = entry?.type === "product";
  const isSheetShown = hasSheet && (search.get("right") ?? (editions.length < 2 ? sheet : "")) === sheet;
  return { left, right, hasSheet, isSheetShown };
}

function EntryColumns({ type, entry }: { type: DescribedType; entry: Entry }) {
  const texts = useTexts(contentTexts);
  const [search, setSearch] = useSearchParams();
  const [focusedLanguage, setFocusedLanguage] = useState<Language>();
  const isWide = useMediaQuery("(min-width: 900px)");
  const { left, right, hasSheet, isSheetShown } = useShownLanguages(entry);
  const choose = (shown: Record<string, string>) => setSearch({ ...Object.fromEntries(search), ...shown }, { replace: true });
  // Names the second language in the address, so that it stays; both would be equal if the first one took it.
  const chooseLeft = (code: Language) => choose({ left: code, ...(!isSheetShown && { right: code === right ? left : right }) });
  const name = `${entry.type}/${entry.key}`;
  const shared = entry.editions.length > 1 && <SharedFieldsCard key={name} type={type} entry={entry} />;
  const column = (language: Language, other: Language) => (
    <LocalizationColumn
      key={`${name}/${language}`}
      type={type}
      entry={entry}
      language={language}
      source={entry.editions.find((edition) => edition.language === other)}
    />
  );
  const isBesideSheet = isWide && isSheetShown;
  const sheetOptions = hasSheet ? ([[sheet, texts.sheet]] as const) : [];
  return (
    <>
      <PresenceNote type={entry.type} entry={entry.key} language={focusedLanguage === right ? right : left} />
      {hasSheet && !isWide && <SheetButton type={type} entry={entry} language={left} />}
      {!isBesideSheet && shared}
      <Stack direction="row" spacing={2} sx={{ alignItems: "start", "& > *": { flex: 1, minWidth: 0 } }}>
        <Stack spacing={2} onFocus={() => setFocusedLanguage(left)}>
          {isBesideSheet && shared}
          <SelectField label={texts.language} value={left} options={languageOptions()} onChange={chooseLeft} />
          {column(left, right)}
        </Stack>
        {isWide && (
          <Stack spacing={2} onFocus={() => setFocusedLanguage(right)} sx={isSheetShown ? { position: "sticky", top: 72 } : {}}>
            <SelectField
              label={texts.compareWith}
              value={isSheetShown ? sheet : right}
              options={[...languageOptions(languageCodes.filter((code) => code !== left)), ...sheetOptions]}
              onChange={(code) => choose({ right: code })}
            />
            {isSheetShown ? (
              <Box sx={{ maxHeight: "calc(100vh - 150px)", overflow: "auto" }}>
                <SheetPreview key={left} type={type} entry={entry} language={left} />
              </Box>
            ) : (
              column(right, left)
            )}
          </Stack>
        )}
      </Stack>
    </>
  );
}
