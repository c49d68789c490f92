import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Loading } from "../frame/loading.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { PageSteps, pageSize } from "../frame/page-steps.tsx";
import { useRole } from "../session/use-me.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { AllSamples } from "./all-samples.tsx";
import { SamplesTable } from "./samples-table.tsx";
import { SiteSamples } from "./site-samples.tsx";
import { samplesTexts } from "./texts.ts";
import { useSamples } from "./use-samples.ts";

/** Example content that must be replaced or withdrawn before launch. */
export function SamplesPage() {
  const texts = useTexts(samplesTexts);
  const [page, setPage] = useState(1);
  const samples = useSamples({ page: String(page), size: String(pageSize) });
  const isAdministrator = useRole() === "administrator";
  if (!samples) return <Loading />;
  const { total, editions, public: shown, rows } = samples;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.samples} help="samples">
        {isAdministrator && total > 0 && <AllSamples {...samples} />}
      </PageHead>
      <Typography component="output">{total === 0 ? texts.none : fill(texts.how, { count: editions, public: shown })}</Typography>
      <SiteSamples mayChange={isAdministrator} />
      {rows.length > 0 && <SamplesTable samples={rows} />}
      <PageSteps page={page} total={total} onPage={setPage} />
    </Stack>
  );
}
