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
import { callApi } from "../api/call-api.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { UiStringCard } from "./ui-string-card.tsx";
import { uiStringTexts } from "./texts.ts";

/** Searchable list of all UI strings. */
export function UiStringsPage() {
  const texts = useTexts(uiStringTexts);
  const [searchText, setSearchText] = useState("");
  const [language, setLanguage] = useState<Language>();
  const [place, setPlace] = useState<TextPlace>();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const query = { q: useDeferredValue(searchText), language, place, replaced: onlyChanged ? ("1" as const) : undefined };
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["sentences", query],
    queryFn: ({ pageParam }) => callApi("GET /staff/texts", { ...query, page: String(pageParam) }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.flatMap((each) => each.texts).length < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const uiStrings = data?.pages.flatMap((page) => page.texts) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.sentences} help="texts">
        <Button component={Link} to="/sentences/page" variant="outlined">
          {texts.pick}
        </Button>
      </PageHeader>
      <Typography color="text.secondary">{texts.about}</Typography>
      <Stack direction={{ xs: "column", md: "row" }} spacing={2}>
        <SearchField label={texts.find} value={searchText} onChange={setSearchText} />
        <SelectField
          label={texts.language}
          value={language ?? ""}
          options={[["", texts.every], ...languageOptions()]}
          onChange={(code) => setLanguage(code || undefined)}
        />
        <SelectField
          label={texts.where}
          value={place ?? ""}
          options={[["", texts.everywhere], ...textPlaces.map((each) => [each, texts.standsIn[each]] as const)]}
          onChange={(each) => setPlace(each || undefined)}
        />
        <FormControlLabel
          control={<Checkbox checked={onlyChanged} onChange={({ target }) => setOnlyChanged(target.checked)} />}
          label={texts.onlyChanged}
        />
      </Stack>
      <Typography component="output">{data && (total === 0 ? texts.none : formatMessage(texts.found, { count: total }))}</Typography>
      {uiStrings.map((uiString) => (
        <UiStringCard key={uiString.key} uiString={uiString} language={language} />
      ))}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}
