import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import type { StaffUsers } from "../../../domain/staff/schema.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { InvitationDialog } from "./invitation-dialog.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { useRightsFormat } from "./use-rights-format.ts";
import { UserDialog } from "./user-dialog.tsx";
import { staffUserTexts } from "./texts.ts";

type StaffUser = StaffUsers["members"][number];

/** Staff users with their roles, and open invitations. */
export function StaffUsersPage() {
  const texts = useTexts(staffUserTexts);
  const { data } = useQuery({ queryKey: ["people"], queryFn: () => callApi("GET /staff/people", {}) });
  const [open, setOpen] = useState<StaffUser | "new">();
  if (!data) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.people} help="users">
        <Button variant="contained" onClick={() => setOpen("new")}>
          {texts.invite}
        </Button>
      </PageHeader>
      <UserTable users={data.members} onChange={setOpen} />
      <InvitationsCard invitations={data.invitations} />
      {open === "new" && <InvitationDialog invitations={data.invitations} onClose={() => setOpen(undefined)} />}
      {open && open !== "new" && <UserDialog user={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

function UserTable({ users, onChange }: { users: readonly StaffUser[]; onChange(user: StaffUser): void }) {
  const texts = useTexts(staffUserTexts);
  const named = useLabelFormat();
  const formatRights = useRightsFormat();
  const format = useDateFormat();
  return (
    <ResponsiveTable name={texts.people} columns={[texts.name, texts.email, texts.role, texts.secondFactor, texts.lastSeen, texts.change]}>
      {users.map((user) => (
        <TableRow key={user.id}>
          <TableCell component="th" scope="row">
            {user.name}
          </TableCell>
          <TableCell>{user.email}</TableCell>
          <TableCell>{formatRights(user)}</TableCell>
          <TableCell>
            <Chip size="small" color={user.proven ? "success" : "warning"} label={user.proven ? texts.setUp : texts.missing} />
          </TableCell>
          <TableCell>{user.lastSeen ? format(user.lastSeen) : texts.never}</TableCell>
          <TableCell align="right">
            <Button size="small" aria-label={named(texts.change, user.name)} onClick={() => onChange(user)}>
              {texts.change}
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </ResponsiveTable>
  );
}
