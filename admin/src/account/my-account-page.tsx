import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { callApi } from "../api/call-api.ts";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { OwnSessions } from "../security/own-sessions.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { ownAccountTexts } from "./texts.ts";

/** Account of the signed-in user: profile, password, second factor, passkeys, sessions. */
export function MyAccountPage() {
  const texts = useTexts(ownAccountTexts);
  const { data: account, error } = useQuery({ queryKey: ["own-account"], queryFn: () => callApi("GET /staff/account", {}) });
  if (error && !account) return <ErrorAlert error={error} />;
  if (!account) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2, maxWidth: 760 }}>
      <PageHeader title={texts.title} help="my-account" />
      <ProfileCard account={account} />
      <PasswordCard email={account.email} />
      <PasskeysCard passkeys={account.passkeys} />
      <SecondFactorCard recoveryCodes={account.recoveryCodes} />
      <OwnSessions />
      <Link component={RouterLink} to="/sign-ins">
        {texts.signIns}
      </Link>
    </Stack>
  );
}
