import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import type { SessionEntry } from "../../../domain/account/schema.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { securityTexts } from "./texts.ts";

/** Sessions of the signed-in user; all except the current one can be ended. */
export function OwnSessions() {
  const texts = useTexts(securityTexts);
  const { data } = useQuery({ queryKey: ["sessions"], queryFn: () => callApi("GET /account/sessions", {}) });
  const end = useApiMutation("POST /account/sessions/end", ["sessions"], () => notify(texts.ended, "info"));
  if (!data) return null;
  return (
    <TitledCard title={texts.sessions}>
      <List disablePadding>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate({ id: session.id })} />
        ))}
      </List>
      {data.length > 1 && (
        <ConfirmButton
          color="warning"
          label={texts.endOthers}
          question={texts.endOthersSure}
          loading={end.isPending}
          onConfirm={() => end.mutate({ all: "others" })}
        />
      )}
    </TitledCard>
  );
}

function SessionRow({ session, onEnd }: { session: SessionEntry; onEnd(): void }) {
  const texts = useTexts(securityTexts);
  const named = useLabelFormat();
  const format = useDateFormat();
  const { browser, system, address, createdAt, lastSeen, current } = session;
  const device = [browser, system].filter(Boolean).join(", ") || texts.unknown;
  const facts = [
    address,
    formatMessage(texts.began, { moment: format(createdAt) }),
    formatMessage(texts.seen, { moment: format(lastSeen) }),
  ];
  return (
    <ListItem disableGutters divider>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", width: 1 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography>
            {device} {current && <Chip size="small" color="success" label={texts.current} />}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {facts.filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        {!current && (
          <ConfirmButton
            label={texts.end}
            aria-label={named(texts.end, device)}
            question={formatMessage(texts.endSure, { device })}
            onConfirm={onEnd}
          />
        )}
      </Stack>
    </ListItem>
  );
}
