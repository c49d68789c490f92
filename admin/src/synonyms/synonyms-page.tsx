import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { useSearchParams } from "react-router";
import { emergencyTarget } from "../../../domain/content/schema.ts";
import { isLanguage, languages, type Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { PagedList } from "../layout/paged-list.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { useEditableLanguages } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { SynonymDialog } from "./synonym-dialog.tsx";
import { synonymTexts } from "./texts.ts";
import type { Synonym } from "./synonym.ts";

/** List of synonyms. `?word=…&language=…` opens a new synonym with this word. */
export function SynonymsPage() {
  const texts = useTexts(synonymTexts);
  const [search] = useSearchParams();
  const editableLanguages = useEditableLanguages();
  const [word, setWord] = useState(search.get("word") ?? "");
  const [chosenLanguage, setChosenLanguage] = useState(search.get("language"));
  const [searchText, setSearchText] = useState("");
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Synonym | "new" | undefined>(word === "" ? undefined : "new");
  const language: Language = isLanguage(chosenLanguage) ? chosenLanguage : (editableLanguages[0] ?? "fr");
  const query = { language, q: useDeferredValue(searchText), page: String(page) };
  const { data } = useQuery({
    queryKey: ["synonyms", query],
    queryFn: () => callApi("GET /staff/synonyms", query),
    placeholderData: keepPreviousData,
  });
  const close = () => {
    setOpen(undefined);
    setWord("");
  };
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="synonyms">
        <Button variant="contained" onClick={() => setOpen("new")}>
          {texts.add}
        </Button>
      </PageHeader>
      <Alert severity="info">{texts.hint}</Alert>
      <Stack direction={{ xs: "column", md: "row" }} spacing={2}>
        <SearchField
          label={texts.find}
          value={searchText}
          onChange={(words) => {
            setSearchText(words);
            setPage(1);
          }}
        />
        <SelectField label={texts.language} value={language} options={languageOptions(editableLanguages)} onChange={setChosenLanguage} />
      </Stack>
      {data ? (
        <PagedList summary={formatMessage(texts.count, { count: data.total })} total={data.total} page={page} onPage={setPage}>
          <SynonymList synonyms={data.synonyms} language={language} onOpen={setOpen} />
        </PagedList>
      ) : (
        <Loading />
      )}
      {open && (
        <SynonymDialog
          language={language}
          synonym={open === "new" ? undefined : open}
          word={word}
          onSaved={setChosenLanguage}
          onClose={close}
        />
      )}
    </Stack>
  );
}

type SynonymListProps = { synonyms: readonly Synonym[]; language: Language; onOpen(synonym: Synonym): void };

function SynonymList({ synonyms, language, onOpen }: SynonymListProps) {
  const texts = useTexts(synonymTexts);
  if (synonyms.length === 0) return <Typography sx={{ p: 2 }}>{texts.none}</Typography>;
  return (
    <List disablePadding>
      {synonyms.map((synonym) => (
        <ListItem key={synonym.target} disablePadding divider>
          <ListItemButton onClick={() => onOpen(synonym)} sx={{ overflowWrap: "anywhere" }}>
            <ListItemText
              primary={synonym.words.join(" · ")}
              secondary={synonym.target === emergencyTarget ? texts.emergency : synonym.target}
              slotProps={{ primary: { lang: languages[language].tag } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
