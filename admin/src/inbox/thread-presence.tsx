import PeopleIcon from "@mui/icons-material/People";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useCallback } from "react";
import { callApiOnce } from "../api/call-api.ts";
import { sendBeacon } from "../api/send-beacon.ts";
import { hasStoredState } from "../layout/use-stored-state.ts";
import { useLeaveReport, usePolledPresence } from "../presence/use-presence.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { replyStorageName } from "./reply-storage-name.ts";
import { threadTexts } from "./thread-texts.ts";

/** Live region with the colleagues who have the thread open. It exists before the first one arrives, for screen readers. */
export function ThreadPresence({ id }: { id: string }) {
  const texts = useTexts(threadTexts);
  const colleagues = useColleagues(id);
  return (
    <Stack component="output">
      {colleagues.length > 0 && (
        <Alert severity={colleagues.some(({ isWriting }) => isWriting) ? "warning" : "info"} icon={<PeopleIcon />} role="presentation">
          {colleagues.map(({ name, since, isWriting }) => (
            <div key={`${since} ${name}`}>{formatMessage(isWriting ? texts.writing : texts.reading, { name })}</div>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

/** Reports this user while the tab is visible, and returns the colleagues in the thread. */
function useColleagues(id: string) {
  const leave = useCallback(() => sendBeacon("POST /staff/inbox/presence/leave", { id }), [id]);
  useLeaveReport(leave);
  return usePolledPresence(["presence", "question", id], () =>
    callApiOnce("POST /staff/inbox/presence", { id, isWriting: hasStoredState(replyStorageName(id)) }),
  );
}
