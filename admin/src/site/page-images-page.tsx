import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { PageImagesForm } from "./page-images-form.tsx";
import { pageImageTexts } from "./page-image-texts.ts";
import { useWebsiteLanguage, WebsiteLanguageSelect } from "./website-language.tsx";

/** Replaces images of the home page and of the solution pages in a language. */
export function PageImagesPage() {
  const texts = useTexts(pageImageTexts);
  const language = useWebsiteLanguage();
  const { data } = useQuery({
    queryKey: ["page-images", language],
    queryFn: () => callApi("GET /staff/page-images", { language }),
    refetchOnWindowFocus: false,
  });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="menus">
        <WebsiteLanguageSelect label={texts.language} />
      </PageHeader>
      <Typography color="text.secondary">{texts.hint}</Typography>
      {data ? <PageImagesForm key={`${language} ${JSON.stringify(data.chosen)}`} language={language} data={data} /> : <Loading />}
    </Stack>
  );
}
