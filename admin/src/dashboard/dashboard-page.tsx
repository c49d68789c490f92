import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PageHeader } from "../layout/page-header.tsx";
import { canOpen } from "../layout/sections.tsx";
import { JobsCard } from "../jobs/jobs-card.tsx";
import { roleNames } from "../../../domain/staff/schema.ts";
import { NoticesCard } from "../notices/notices-card.tsx";
import { ReviewsCard } from "../reviews/reviews-card.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { CalendarCard } from "./calendar-card.tsx";
import { ExpiringCard } from "./expiring-card.tsx";
import { InboxCard } from "./inbox-card.tsx";
import { CspReportsCard } from "./csp-reports-card.tsx";
import { ProgressTable } from "./progress-table.tsx";
import { LaunchCard } from "./launch-card.tsx";
import { dashboardTexts } from "./texts.ts";

export function DashboardPage() {
  const texts = useTexts(dashboardTexts);
  const roles = useTexts(roleNames);
  const { name = "", role } = useCurrentUser() ?? {};
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.today} help="publish">
        <Typography>{role && formatMessage(texts.hello, { name, role: roles[role] })}</Typography>
      </PageHeader>
      <LaunchCard />
      <NoticesCard />
      <ReviewsCard />
      {role && canOpen(role, "/jobs") && <JobsCard />}
      {role && canOpen(role, "/inbox") && <InboxCard />}
      <ExpiringCard />
      <CalendarCard />
      <ProgressTable />
      {role === "administrator" && <CspReportsCard />}
    </Stack>
  );
}
