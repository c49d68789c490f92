import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { TitledCard } from "../layout/titled-card.tsx";
import { exampleTexts } from "../example-content/texts.ts";
import { useExamples } from "../example-content/use-examples.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";

export function ExamplesCard() {
  const texts = useTexts(exampleTexts);
  const examples = useExamples({ page: "1", size: "1" });
  if (!examples || examples.total === 0) return null;
  return (
    <TitledCard title={texts.samples}>
      <Typography>{formatMessage(texts.how, { count: examples.editions, public: examples.public })}</Typography>
      <Link component={RouterLink} to="/samples">
        {texts.see}
      </Link>
    </TitledCard>
  );
}
