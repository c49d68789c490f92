import PeopleIcon from "@mui/icons-material/People";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { PresentUser } from "../../../domain/editing/schema.ts";
import { usePresenceMessages } from "./use-presence-messages.ts";

export function PresenceLabel({ editors }: { editors: readonly PresentUser[] }) {
  return usePresenceMessages(editors).map(({ id, message }) => (
    <Stack key={id} direction="row" spacing={0.5} sx={{ alignItems: "center", color: "info.dark" }}>
      <PeopleIcon fontSize="small" />
      <Typography variant="body2">{message}</Typography>
    </Stack>
  ));
}
