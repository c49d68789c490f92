import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useGetIdentity } from "react-admin";
import { PageHead } from "../frame/page-head.tsx";
import { mayEnter } from "../frame/rooms.tsx";
import { roleNames } from "../people/role-names.ts";
import { useRole } from "../session/use-me.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { CalendarCard } from "./calendar-card.tsx";
import { InboxCard } from "./inbox-card.tsx";
import { ProgressTable } from "./progress-table.tsx";
import { SamplesCard } from "./samples-card.tsx";
import { todayTexts } from "./texts.ts";

/** Where a day begins: who waits for an answer, what is planned, how far each language is, and what is still an example. */
export function TodayPage() {
  const texts = useTexts(todayTexts);
  const roles = useTexts(roleNames);
  const { identity } = useGetIdentity();
  const role = useRole();
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.today} help="publish">
        <Typography>{role && fill(texts.hello, { name: identity?.fullName ?? "", role: roles[role] })}</Typography>
      </PageHead>
      {role && mayEnter(role, "/inbox") && <InboxCard />}
      <CalendarCard />
      <ProgressTable />
      <SamplesCard />
    </Stack>
  );
}
