import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../layout/loading.tsx";
import { Link, useParams } from "react-router";
import { isLanguage, languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { useRole } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { AccountActions } from "./account-actions.tsx";
import type { Account } from "./account.ts";
import { accountTexts } from "./texts.ts";

/** Details of a visitor's account. Only administrators see the actions that change it. */
export function AccountPage() {
  const { id = "" } = useParams();
  const texts = useTexts(accountTexts);
  const role = useRole();
  const { data: account, error } = useQuery({ queryKey: ["accounts", id], queryFn: () => callApi("GET /staff/accounts/:id", { id }) });
  if (error && !account) return <Alert severity="error">{error.message}</Alert>;
  if (!account) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={account.name} help="accounts">
        <Button component={Link} to="/accounts">
          {texts.accounts}
        </Button>
      </PageHeader>
      <Facts account={account} />
      {role === "administrator" && <AccountActions account={account} />}
      <Sessions account={account} />
    </Stack>
  );
}

function Facts({ account }: { account: Account }) {
  const texts = useTexts(accountTexts);
  const { tag } = languages[useStaffLanguage()];
  const format = useDateFormat({ dateStyle: "long" });
  const facts = [
    [texts.email, account.email],
    [texts.username, account.username],
    [texts.phone, account.phone],
    [texts.country, account.country && new Intl.DisplayNames(tag, { type: "region" }).of(account.country)],
    [texts.language, isLanguage(account.language) ? languages[account.language].name : account.language],
    [texts.since, format(account.createdAt)],
    [texts.subject, account.subject],
  ];
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      {account.closesAt && <Alert severity="warning">{formatMessage(texts.closesAt, { day: format(account.closesAt) })}</Alert>}
      {account.openApi && <Alert severity="success">{texts.activated}</Alert>}
      {account.openApiEnded && <Alert severity="warning">{texts.deactivated}</Alert>}
      <List dense disablePadding>
        {facts.map(([name, value]) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={value || "–"} secondary={name} sx={{ overflowWrap: "anywhere" }} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

function Sessions({ account: { sessions } }: { account: Account }) {
  const texts = useTexts(accountTexts);
  const format = useDateFormat();
  if (sessions.length === 0) return null;
  return (
    <TitledCard title={texts.sessions}>
      <List dense disablePadding>
        {sessions.map(({ id, browser, system, lastSeen }) => (
          <ListItem key={id} disableGutters>
            <ListItemText
              primary={[browser, system].filter(Boolean).join(", ") || texts.unknown}
              secondary={formatMessage(texts.seen, { moment: format(lastSeen) })}
            />
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
