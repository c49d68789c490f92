import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import type { SessionEntry } from "../../../domain/account/schema.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { TitledCard } from "../frame/titled-card.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { useNamed } from "../texts/use-named.ts";
import { securityTexts } from "./texts.ts";

/** Sessions of the signed-in user; all except the current one can be ended. */
export function OwnSessions() {
  const texts = useTexts(securityTexts);
  const { data } = useQuery({ queryKey: ["sessions"], queryFn: () => call("GET /account/sessions", {}) });
  const end = useChange("POST /account/sessions/end", ["sessions"], () => notify(texts.ended, "info"));
  if (!data) return null;
  return (
    <TitledCard title={texts.sessions}>
      <List disablePadding>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate({ id: session.id })} />
        ))}
      </List>
      {data.length > 1 && (
        <SureButton
          color="warning"
          label={texts.endOthers}
          sure={texts.endOthersSure}
          loading={end.isPending}
          onSure={() => end.mutate({ all: "others" })}
        />
      )}
    </TitledCard>
  );
}

function SessionRow({ session, onEnd }: { session: SessionEntry; onEnd(): void }) {
  const texts = useTexts(securityTexts);
  const named = useNamed();
  const format = useMoment();
  const { browser, system, address, createdAt, lastSeen, current } = session;
  const device = [browser, system].filter(Boolean).join(", ") || texts.unknown;
  const facts = [address, fill(texts.began, { moment: format(createdAt) }), fill(texts.seen, { moment: format(lastSeen) })];
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
          <SureButton label={texts.end} aria-label={named(texts.end, device)} sure={fill(texts.endSure, { device })} onSure={onEnd} />
        )}
      </Stack>
    </ListItem>
  );
}
