import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { textPlaces, type TextPlace } from "../../../domain/site-config/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { call } from "../api/call.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { SearchField } from "../frame/search-field.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { SentenceCard } from "./sentence-card.tsx";
import { sentenceTexts } from "./sentence-texts.ts";

/** Searchable list of all UI strings. */
export function SentencesPage() {
  const texts = useTexts(sentenceTexts);
  const [typed, setTyped] = useState("");
  const [language, setLanguage] = useState<Language>();
  const [place, setPlace] = useState<TextPlace>();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const query = { q: useDeferredValue(typed), language, place, replaced: onlyChanged ? ("1" as const) : undefined };
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["sentences", query],
    queryFn: ({ pageParam }) => call("GET /staff/texts", { ...query, page: String(pageParam) }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.flatMap((each) => each.texts).length < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const found = data?.pages.flatMap((page) => page.texts) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.sentences}>
        <Button component={Link} to="/sentences/page" variant="outlined">
          {texts.pick}
        </Button>
      </PageHead>
      <Stack direction={{ xs: "column", md: "row" }} spacing={2}>
        <SearchField label={texts.find} value={typed} onChange={setTyped} />
        <Choice
          label={texts.language}
          value={language ?? ""}
          choices={[["", texts.every], ...languageChoices()]}
          onChange={(code) => setLanguage(code || undefined)}
        />
        <Choice
          label={texts.where}
          value={place ?? ""}
          choices={[["", texts.everywhere], ...textPlaces.map((each) => [each, texts.standsIn[each]] as const)]}
          onChange={(each) => setPlace(each || undefined)}
        />
        <FormControlLabel
          control={<Checkbox checked={onlyChanged} onChange={({ target }) => setOnlyChanged(target.checked)} />}
          label={texts.onlyChanged}
        />
      </Stack>
      <Typography component="output">{data && (total === 0 ? texts.none : fill(texts.found, { count: total }))}</Typography>
      {found.map((sentence) => (
        <SentenceCard key={sentence.key} sentence={sentence} shown={language} />
      ))}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}
