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
import { Loading } from "../frame/loading.tsx";
import type { People } from "../../../domain/staff/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { PageHead } from "../frame/page-head.tsx";
import { TitledCard } from "../frame/titled-card.tsx";
import { WideTable } from "../frame/wide-table.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { useNamed } from "../texts/use-named.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { roleNames } from "./role-names.ts";
import { peopleTexts } from "./texts.ts";

type Member = People["members"][number];

/** Staff users with their roles, and open invitations. */
export function PeoplePage() {
  const texts = useTexts(peopleTexts);
  const { data } = useQuery({ queryKey: ["people"], queryFn: () => call("GET /staff/people", {}) });
  const [open, setOpen] = useState<Member | "new">();
  if (!data) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.people}>
        <Button variant="contained" onClick={() => setOpen("new")}>
          {texts.invite}
        </Button>
      </PageHead>
      <Members members={data.members} onChange={setOpen} />
      <Invitations invitations={data.invitations} />
      {open && <MemberDialog member={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

function Members({ members, onChange }: { members: readonly Member[]; onChange(member: Member): void }) {
  const texts = useTexts(peopleTexts);
  const named = useNamed();
  const roles = useTexts(roleNames);
  const format = useMoment();
  return (
    <WideTable name={texts.people} columns={[texts.name, texts.email, texts.role, texts.secondFactor, texts.lastSeen, texts.change]}>
      {members.map((member) => (
        <TableRow key={member.id}>
          <TableCell component="th" scope="row">
            {member.name}
          </TableCell>
          <TableCell>{member.email}</TableCell>
          <TableCell>
            {roles[member.role]} {member.languages.map((code) => languages[code].short).join(", ")}
          </TableCell>
          <TableCell>
            <Chip size="small" color={member.proven ? "success" : "warning"} label={member.proven ? texts.setUp : texts.missing} />
          </TableCell>
          <TableCell>{member.lastSeen ? format(member.lastSeen) : texts.never}</TableCell>
          <TableCell align="right">
            <Button size="small" aria-label={named(texts.change, member.name)} onClick={() => onChange(member)}>
              {texts.change}
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </WideTable>
  );
}

function Invitations({ invitations }: Pick<People, "invitations">) {
  const texts = useTexts(peopleTexts);
  const named = useNamed();
  const roles = useTexts(roleNames);
  const format = useMoment({ dateStyle: "medium" });
  const withdraw = useChange("POST /staff/people/withdraw-invitation", ["people"]);
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
            <ListItemText primary={email} secondary={`${roles[role]}, ${fill(texts.until, { day: format(expiresAt) })}`} />
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
