import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { Loading } from "../frame/loading.tsx";
import { Link as RouterLink, useParams, useSearchParams } from "react-router";
import { languageCodes, type Language } from "../../../i18n/languages.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Refusal } from "../frame/refusal.tsx";
import { PresenceNote } from "../presence/presence-note.tsx";
import { samplesTexts } from "../samples/texts.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { EditionColumn } from "./edition-column.tsx";
import { dataOf } from "./edition.ts";
import { useEntry } from "./entry-query.ts";
import { SharedCard } from "./shared-card.tsx";
import { contentTexts } from "./texts.ts";
import { replaceName } from "./use-replacing.ts";
import { useTypes } from "./use-types.ts";

/** Shows two languages of an entry side by side, or one on a narrow screen. */
export function EntryPage() {
  const texts = useTexts(contentTexts);
  const samples = useTexts(samplesTexts);
  const staffLanguage = useStaffLanguage();
  const { type: asked = "", key = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const [entered, setEntered] = useState<Language>();
  const isWide = useMediaQuery("(min-width: 900px)");
  const type = useTypes()?.find((each) => each.type === asked);
  const { data: entry, error } = useEntry({ type: asked, key });
  if (error) return <Refusal error={error} />;
  if (!type || !entry) return <Loading />;
  const chosen = (side: string, otherwise: Language) => languageCodes.find((code) => code === search.get(side)) ?? otherwise;
  const left = chosen("left", entry.editions[0]?.language ?? "fr");
  const right = chosen("right", entry.editions.find(({ language }) => language !== left)?.language ?? "en");
  const choose = (side: string) => (code: string) => setSearch({ ...Object.fromEntries(search), [side]: code }, { replace: true });
  const title = dataOf(entry.editions.find(({ language }) => language === left) ?? entry.editions[0])[type.title];
  const column = (language: Language, other: Language) => (
    <EditionColumn
      key={`${asked}/${key}/${language}`}
      type={type}
      entry={entry}
      language={language}
      source={entry.editions.find((edition) => edition.language === other)}
    />
  );
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={typeof title === "string" && title !== "" ? title : key} help="translate">
        <Link component={RouterLink} to={`/content/${asked}`}>
          {type.name[staffLanguage]}
        </Link>
      </PageHead>
      {search.has(replaceName) && <Alert severity="info">{samples.replaceHow}</Alert>}
      <PresenceNote type={asked} entry={key} language={entered === right ? right : left} />
      {entry.editions.length > 1 && <SharedCard key={`${asked}/${key}`} type={type} entry={entry} />}
      <Stack direction="row" spacing={2} sx={{ alignItems: "start", "& > *": { flex: 1, minWidth: 0 } }}>
        <Stack spacing={2} onFocus={() => setEntered(left)}>
          <Choice label={isWide ? texts.left : texts.language} value={left} choices={languageChoices()} onChange={choose("left")} />
          {column(left, right)}
        </Stack>
        {isWide && left !== right && (
          <Stack spacing={2} onFocus={() => setEntered(right)}>
            <Choice label={texts.right} value={right} choices={languageChoices()} onChange={choose("right")} />
            {column(right, left)}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}
