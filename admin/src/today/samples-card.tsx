import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { TitledCard } from "../frame/titled-card.tsx";
import { samplesTexts } from "../samples/texts.ts";
import { useSamples } from "../samples/use-samples.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";

export function SamplesCard() {
  const texts = useTexts(samplesTexts);
  const samples = useSamples({ page: "1", size: "1" });
  if (!samples || samples.total === 0) return null;
  return (
    <TitledCard title={texts.samples}>
      <Typography>{fill(texts.how, { count: samples.editions, public: samples.public })}</Typography>
      <Link component={RouterLink} to="/samples">
        {texts.see}
      </Link>
    </TitledCard>
  );
}
