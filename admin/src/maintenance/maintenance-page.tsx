import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { MaintenanceForm } from "./maintenance-form.tsx";
import { maintenanceTexts } from "./texts.ts";

/** Closes pages of the website in some or all languages. */
export function MaintenancePage() {
  const texts = useTexts(maintenanceTexts);
  const { data } = useQuery({
    queryKey: ["maintenance"],
    queryFn: () => callApi("GET /staff/maintenance", {}),
    // A refetch would replace the state that the unsaved input is based on.
    refetchOnWindowFocus: false,
  });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="maintenance" />
      <Alert severity="info">{texts.hint}</Alert>
      {data ? <MaintenanceForm key={data.seen} {...data} /> : <Loading />}
    </Stack>
  );
}
