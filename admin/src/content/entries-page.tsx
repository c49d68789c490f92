import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { Link as RouterLink, Navigate, useNavigate, useSearchParams } from "react-router";
import { distributorTexts } from "../distributors/texts.ts";
import { canOpen } from "../layout/sections.tsx";
import { useRole } from "../session/use-current-user.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { ContentTypeNote } from "./content-type-note.tsx";
import { ImportTranslation } from "./import-translation.tsx";
import { EntriesFilter } from "./entries-filter.tsx";
import { EntriesTable } from "./entries-table.tsx";
import { readFilter } from "./filter.ts";
import { guidesByType } from "./guides-by-type.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { NewEntryDialog } from "./new-entry-dialog.tsx";
import { ExportTranslation } from "./export-translation.tsx";
import { contentTexts } from "./texts.ts";
import { useListedType } from "./use-listed-type.ts";

/** List of a type's entries. The filters are in the address, so that a filtered list can be bookmarked and shared. */
export function EntriesPage() {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const { types, type, isInAddress } = useListedType();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const filter = readFilter(search);
  const query = useDeferredValue(filter);
  const { data, error } = useQuery({
    queryKey: ["entries", type?.type, query],
    queryFn: () => callApi("GET /staff/content/:type", { type: type?.type ?? "", ...query }),
    enabled: type !== undefined,
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorAlert error={error} />;
  if (!types || !type) return <Loading />;
  if (!isInAddress) return <Navigate to={{ pathname: `/content/${type.type}`, search: `?${search}` }} replace />;
  const change = (changes: Record<string, string | undefined>) => {
    const next = Object.entries({ ...Object.fromEntries(search), page: undefined, ...changes });
    setSearch(
      next.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
      { replace: true },
    );
  };
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.content} help={guidesByType[type.type] ?? "publish"}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          {type.type === "distributor" && <CsvLink />}
          <TrashLink />
          <ExportTranslation key={type.type} type={type} keys={[]} />
          {type.mayEdit.length > 0 && (
            <>
              <ImportTranslation />
              <Button variant="contained" onClick={() => setNew(true)}>
                {texts.create}
              </Button>
            </>
          )}
        </Stack>
      </PageHeader>
      <Tabs
        value={type.type}
        onChange={(_, value: string) => void navigate(`/content/${value}`)}
        variant="scrollable"
        aria-label={texts.type}
      >
        {types.map((each) => (
          <Tab key={each.type} value={each.type} label={each.name[language]} />
        ))}
      </Tabs>
      <ContentTypeNote type={type} />
      <EntriesFilter filter={filter} onChange={change} />
      <EntriesTable key={type.type} type={type} filter={filter} data={data} onChange={change} />
      {isNew && <NewEntryDialog type={type} onClose={() => setNew(false)} />}
    </Stack>
  );
}

function CsvLink() {
  const texts = useTexts(distributorTexts);
  const role = useRole();
  if (!role || !canOpen(role, "/distributors")) return null;
  return (
    <Button component={RouterLink} to="/distributors">
      {texts.csv}
    </Button>
  );
}

function TrashLink() {
  const texts = useTexts(lifecycleTexts);
  return (
    <Button component={RouterLink} to="/trash">
      {texts.trash}
    </Button>
  );
}
