import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useGetIdentity, usePermissions } from "react-admin";
import type { StaffRole } from "../../../domain/staff/schema.ts";
import { roleNames } from "../people/role-names.ts";
import { useTexts } from "../texts/staff-language.ts";
import { PageHead } from "./page-head.tsx";
import { frameTexts } from "./texts.ts";

/** Where a day begins. */
export function TodayPage() {
  const texts = useTexts(frameTexts);
  const roles = useTexts(roleNames);
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<{ role: StaffRole }>();
  return (
    <Card variant="outlined" sx={{ my: 2 }}>
      <CardContent>
        <PageHead title={texts.home} />
        <Typography>{identity?.fullName}</Typography>
        <Typography>{permissions && roles[permissions.role]}</Typography>
      </CardContent>
    </Card>
  );
}
