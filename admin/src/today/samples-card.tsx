import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { fill } from "../../../i18n/fill.ts";
import { samplesTexts } from "../samples/texts.ts";
import { useSamples } from "../samples/use-samples.ts";
import { useTexts } from "../texts/staff-language.ts";

/** How much is still an example. */
export function SamplesCard() {
  const texts = useTexts(samplesTexts);
  const samples = useSamples() ?? [];
  if (samples.length === 0) return null;
  const shown = samples.filter(({ state }) => state === "published").length;
  return (
    <Card component="section" variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        <Typography variant="h6" component="h2">
          {texts.samples}
        </Typography>
        <Typography>{fill(texts.how, { count: samples.length, public: shown })}</Typography>
        <Link component={RouterLink} to="/samples">
          {texts.see}
        </Link>
      </Stack>
    </Card>
  );
}
