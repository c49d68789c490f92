import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../layout/loading.tsx";
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
        <WebsiteLanguageSelect label={texts.language} />
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
