import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { markdownTexts } from "./texts.ts";

/** Selects a page of the site by its title or path. */
export function PageSelect({ path, onChange }: { path: string; onChange(path: string): void }) {
  const texts = useTexts(markdownTexts);
  const language = useStaffLanguage();
  const { data: pages = [] } = useQuery({
    queryKey: ["site-pages", language],
    queryFn: () => callApi("GET /staff/pages", { language }),
    staleTime: Infinity,
  });
  const titles = new Map(pages.map((page) => [page.path, page.title]));
  return (
    <Autocomplete
      size="small"
      options={[...titles.keys()]}
      value={titles.has(path) ? path : null}
      getOptionLabel={(option) => `${titles.get(option) ?? ""} ${option}`}
      onChange={(_, next) => onChange(next ?? "")}
      renderInput={(params) => <TextField {...params} label={texts.sitePage} />}
    />
  );
}
