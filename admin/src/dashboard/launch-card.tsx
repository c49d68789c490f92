import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { launchTexts } from "../launch/texts.ts";
import { useLaunchTasks } from "../launch/use-launch-tasks.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";

/** Progress of the launch checklist until every task is done. */
export function LaunchCard() {
  const texts = useTexts(launchTexts);
  const launch = useLaunchTasks();
  if (!launch || launch.done === launch.tasks.length) return null;
  return (
    <TitledCard title={texts.title}>
      <Typography>{formatMessage(texts.progress, { done: launch.done, total: launch.tasks.length })}</Typography>
      <Link component={RouterLink} to="/launch">
        {texts.see}
      </Link>
    </TitledCard>
  );
}
