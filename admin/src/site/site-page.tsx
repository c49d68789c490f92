import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../frame/loading.tsx";
import { useSearchParams } from "react-router";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import { call } from "../api/call.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { SiteForm } from "./site-form.tsx";
import { siteTexts } from "./site-texts.ts";

/** Edits the company data of a language: contact, legal data, opening hours and pages under maintenance. */
export function SitePage() {
  const texts = useTexts(siteTexts);
  const [search, setSearch] = useSearchParams();
  const asked = search.get("language") ?? "";
  const language: Language = isLanguage(asked) ? asked : "en";
  const { data } = useQuery({
    queryKey: ["site", language],
    queryFn: () => call("GET /staff/site", { language }),
    // A refetch would replace the revision that the unsaved input is based on.
    refetchOnWindowFocus: false,
  });
  const [standing] = data?.revisions ?? [];
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.title}>
        <Choice
          label={texts.language}
          value={language}
          choices={languageChoices()}
          onChange={(code) => setSearch({ language: code }, { replace: true })}
        />
      </PageHead>
      <Alert severity="info">{texts.fallback}</Alert>
      {data && standing ? (
        <SiteForm
          key={`${language} ${standing.revision}`}
          language={language}
          revisions={data.revisions}
          pages={data.pages}
          standing={standing}
        />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
