import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { TitledCard } from "../layout/titled-card.tsx";
import { useRole } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ExampleVisibility } from "./example-visibility.tsx";
import { exampleTexts } from "./texts.ts";
import { useExamples } from "./use-examples.ts";

/** Number of examples, whether visitors see them, and the button that hides or shows all of them. */
export function ExamplesCard() {
  const texts = useTexts(exampleTexts);
  const isAdministrator = useRole() === "administrator";
  const examples = useExamples({ page: "1", size: "1" });
  if (!examples || examples.total === 0) return null;
  return (
    <TitledCard title={texts.samples}>
      <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
        <Typography>{formatMessage(texts.how, { count: examples.editions, public: examples.public })}</Typography>
        <Typography>{examples.isHidden ? texts.hidden : texts.shown}</Typography>
        <Link component={RouterLink} to="/samples">
          {texts.see}
        </Link>
        {isAdministrator && <ExampleVisibility isHidden={examples.isHidden} types={examples.types} />}
      </Stack>
    </TitledCard>
  );
}
