import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import type { StaffUsers } from "../../../domain/staff/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { UserDialog } from "./user-dialog.tsx";
import { roleNames } from "./role-names.ts";
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
      <PageHeader title={texts.people}>
        <Button variant="contained" onClick={() => setOpen("new")}>
          {texts.invite}
        </Button>
      </PageHeader>
      <UserTable users={data.members} onChange={setOpen} />
      <Invitations invitations={data.invitations} />
      {open && <UserDialog user={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

function UserTable({ users, onChange }: { users: readonly StaffUser[]; onChange(user: StaffUser): void }) {
  const texts = useTexts(staffUserTexts);
  const named = useLabelFormat();
  const roles = useTexts(roleNames);
  const format = useDateFormat();
  return (
    <ResponsiveTable name={texts.people} columns={[texts.name, texts.email, texts.role, texts.secondFactor, texts.lastSeen, texts.change]}>
      {users.map((user) => (
        <TableRow key={user.id}>
          <TableCell component="th" scope="row">
            {user.name}
          </TableCell>
          <TableCell>{user.email}</TableCell>
          <TableCell>
            {roles[user.role]} {user.languages.map((code) => languages[code].short).join(", ")}
          </TableCell>
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

function Invitations({ invitations }: Pick<StaffUsers, "invitations">) {
  const texts = useTexts(staffUserTexts);
  const named = useLabelFormat();
  const roles = useTexts(roleNames);
  const format = useDateFormat({ dateStyle: "medium" });
  const withdraw = useApiMutation("POST /staff/people/withdraw-invitation", ["people"]);
  if (invitations.length === 0) return null;
  return (
    <TitledCard title={texts.invitations}>
      <List dense disablePadding>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <ListItem
            key={id}
            disableGutters
            secondaryAction={
              <Button size="small" aria-label={named(texts.withdraw, email)} onClick={() => withdraw.mutate({ id })}>
                {texts.withdraw}
              </Button>
            }
          >
            <ListItemText primary={email} secondary={`${roles[role]}, ${formatMessage(texts.until, { day: format(expiresAt) })}`} />
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
