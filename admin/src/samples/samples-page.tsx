import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Loading, usePermissions } from "react-admin";
import type { StaffRole } from "../../../domain/staff/schema.ts";
import { fill } from "../../../i18n/fill.ts";
import { PageHead } from "../frame/page-head.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { AllSamples } from "./all-samples.tsx";
import { SamplesTable } from "./samples-table.tsx";
import { SiteSamples } from "./site-samples.tsx";
import { samplesTexts } from "./texts.ts";
import { useSamples } from "./use-samples.ts";

/** Everything on the site that is an example, to be replaced or taken down before launch. */
export function SamplesPage() {
  const texts = useTexts(samplesTexts);
  const { permissions } = usePermissions<{ role: StaffRole }>();
  const samples = useSamples();
  const isAdministrator = permissions?.role === "administrator";
  const shown = samples?.filter(({ state }) => state === "published").length ?? 0;
  if (!samples) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.samples}>{isAdministrator && samples.length > 0 && <AllSamples samples={samples} />}</PageHead>
      <Typography component="output">
        {samples.length === 0 ? texts.none : fill(texts.how, { count: samples.length, public: shown })}
      </Typography>
      <SiteSamples mayChange={isAdministrator} />
      {samples.length > 0 && <SamplesTable samples={samples} />}
    </Stack>
  );
}
