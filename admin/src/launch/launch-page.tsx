import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { launchGroups } from "../../../domain/launch/schema.ts";
import { ExamplesCard } from "../example-content/examples-card.tsx";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { LaunchTaskRow } from "./launch-task-row.tsx";
import { launchTexts } from "./texts.ts";
import { useLaunchTasks } from "./use-launch-tasks.ts";

/** Checklist of what is still an example or missing before launch, by weight. */
export function LaunchPage() {
  const texts = useTexts(launchTexts);
  const launch = useLaunchTasks();
  if (!launch) return <Loading />;
  const { tasks, done } = launch;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="launch">
        <Typography>{done === tasks.length ? texts.ready : texts.intro}</Typography>
      </PageHeader>
      <Typography component="output">{formatMessage(texts.progress, { done, total: tasks.length })}</Typography>
      <LinearProgress variant="determinate" value={(100 * done) / tasks.length} aria-hidden="true" />
      {launchGroups.map((group) => {
        const ofGroup = tasks.filter((task) => task.group === group);
        return (
          ofGroup.length > 0 && (
            <TitledCard key={group} title={texts.groups[group]}>
              <Stack component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
                {ofGroup.map((task) => (
                  <LaunchTaskRow key={task.name} task={task} />
                ))}
              </Stack>
            </TitledCard>
          )
        );
      })}
      <ExamplesCard />
    </Stack>
  );
}
