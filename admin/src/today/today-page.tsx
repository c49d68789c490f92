import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PageHead } from "../frame/page-head.tsx";
import { mayEnter } from "../frame/rooms.tsx";
import { JobsCard } from "../jobs/jobs-card.tsx";
import { roleNames } from "../people/role-names.ts";
import { useMe } from "../session/use-me.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { CalendarCard } from "./calendar-card.tsx";
import { InboxCard } from "./inbox-card.tsx";
import { PolicyCard } from "./policy-card.tsx";
import { ProgressTable } from "./progress-table.tsx";
import { SamplesCard } from "./samples-card.tsx";
import { todayTexts } from "./texts.ts";

export function TodayPage() {
  const texts = useTexts(todayTexts);
  const roles = useTexts(roleNames);
  const { name = "", role } = useMe() ?? {};
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.today} help="publish">
        <Typography>{role && fill(texts.hello, { name, role: roles[role] })}</Typography>
      </PageHead>
      {role && mayEnter(role, "/jobs") && <JobsCard />}
      {role && mayEnter(role, "/inbox") && <InboxCard />}
      <CalendarCard />
      <ProgressTable />
      <SamplesCard />
      {role === "administrator" && <PolicyCard />}
    </Stack>
  );
}
