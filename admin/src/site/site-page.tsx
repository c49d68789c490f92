import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../layout/loading.tsx";
import type { Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { SiteForm } from "./site-form.tsx";
import { siteTexts } from "./site-texts.ts";
import { useWebsiteLanguage, WebsiteLanguageSelect } from "./website-language.tsx";

/** Edits the company data of a language: contact, legal data and opening hours. */
export function SitePage() {
  const texts = useTexts(siteTexts);
  const language = useWebsiteLanguage();
  const revisions = useRevisions(language);
  const english = useRevisions("en")?.[0]?.site;
  const [current] = revisions ?? [];
  const inherited = language === "en" ? {} : english;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="company">
        <WebsiteLanguageSelect label={texts.language} />
      </PageHeader>
      <Alert severity="info">{language === "en" ? texts.forAll : texts.fallback}</Alert>
      {revisions && current && inherited ? (
        <SiteForm key={`${language} ${current.revision}`} {...{ language, revisions, current, inherited }} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

function useRevisions(language: Language) {
  const { data } = useQuery({
    queryKey: ["site", language],
    queryFn: () => callApi("GET /staff/site", { language }),
    // A refetch would replace the revision that the unsaved input is based on.
    refetchOnWindowFocus: false,
  });
  return data?.revisions;
}
