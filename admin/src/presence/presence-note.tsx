import PeopleIcon from "@mui/icons-material/People";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import type { Language } from "../../../i18n/languages.ts";
import { usePresence } from "./use-presence.ts";
import { usePresenceMessages } from "./use-presence-messages.ts";

/**
 * Live region with the other editors of the entry. It is rendered before the first editor arrives, because screen readers
 * announce only changes.
 */
export function PresenceNote({ type, entry, language }: { type: string; entry: string; language: Language }) {
  const messages = usePresenceMessages(usePresence(type, entry, language));
  return (
    <Stack component="output">
      {messages.length > 0 && (
        <Alert severity="info" icon={<PeopleIcon />} role="presentation">
          {messages.map(({ id, message }) => (
            <div key={id}>{message}</div>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
