import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../layout/loading.tsx";
import { useSearchParams } from "react-router";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { SiteForm } from "./site-form.tsx";
import { siteTexts } from "./site-texts.ts";

/** Edits the company data of a language: contact, legal data and opening hours. */
export function SitePage() {
  const texts = useTexts(siteTexts);
  const [search, setSearch] = useSearchParams();
  const languageParameter = search.get("language") ?? "";
  const language: Language = isLanguage(languageParameter) ? languageParameter : "en";
  const { data } = useQuery({
    queryKey: ["site", language],
    queryFn: () => callApi("GET /staff/site", { language }),
    // A refetch would replace the revision that the unsaved input is based on.
    refetchOnWindowFocus: false,
  });
  const [current] = data?.revisions ?? [];
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="company">
        <SelectField
          label={texts.language}
          value={language}
          options={languageOptions()}
          onChange={(code) => setSearch({ language: code }, { replace: true })}
        />
      </PageHeader>
      <Alert severity="info">{texts.fallback}</Alert>
      {data && current ? (
        <SiteForm key={`${language} ${current.revision}`} language={language} revisions={data.revisions} current={current} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
