import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { MenuForm } from "./menu-form.tsx";
import { menuTexts } from "./menu-texts.ts";
import { useWebsiteLanguage, WebsiteLanguageSelect } from "./website-language.tsx";

/** Edits the menus of header and footer in a language. */
export function MenusPage() {
  const texts = useTexts(menuTexts);
  const language = useWebsiteLanguage();
  const { data } = useQuery({
    queryKey: ["menus", language],
    queryFn: () => callApi("GET /staff/menus", { language }),
    // A refetch would replace the menu that the unsaved input is based on.
    refetchOnWindowFocus: false,
  });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="menus">
        <WebsiteLanguageSelect label={texts.language} />
      </PageHeader>
      {data ? (
        (["header", "footer"] as const).map((name) => (
          <MenuForm key={`${language} ${name} ${JSON.stringify(data[name].chosen)}`} name={name} language={language} state={data[name]} />
        ))
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
