import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Loading } from "react-admin";
import { fill } from "../../../i18n/fill.ts";
import { PageHead } from "../frame/page-head.tsx";
import { useRole } from "../session/use-me.ts";
import { useTexts } from "../texts/staff-language.ts";
import { AllSamples } from "./all-samples.tsx";
import { SamplesTable } from "./samples-table.tsx";
import { SiteSamples } from "./site-samples.tsx";
import { samplesTexts } from "./texts.ts";
import { useSamples } from "./use-samples.ts";

/** Everything on the site that is an example, to be replaced or taken down before launch. */
export function SamplesPage() {
  const texts = useTexts(samplesTexts);
  const samples = useSamples();
  const isAdministrator = useRole() === "administrator";
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
