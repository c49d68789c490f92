import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import { queue, type Notification } from "./notify.ts";

const shownForMs = 4000;
/** A button needs time to be read and reached. */
const shownWithActionForMs = 12_000;

/** Shows the queued notifications one after the other. */
export function Notifications() {
  const [first] = queue.useValue();
  return first && <Toast key={first.id} notification={first} />;
}

function Toast({ notification: { message, severity, action } }: { notification: Notification }) {
  const [isOpen, setOpen] = useState(true);
  const colors = severity === "info" ? {} : { bgcolor: `${severity}.main`, color: `${severity}.contrastText` };
  return (
    <Snackbar
      open={isOpen}
      message={message}
      autoHideDuration={action ? shownWithActionForMs : shownForMs}
      action={action && <ActionButton action={action} onDone={() => setOpen(false)} />}
      // A click elsewhere must not take the button away.
      onClose={(_, reason) => setOpen(action !== undefined && reason === "clickaway")}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      slotProps={{ content: { sx: colors }, transition: { onExited: () => queue.set(queue.get().slice(1)) } }}
      // On a phone buttons are at the bottom of the screen: a toast at the top covers none of them.
      sx={({ breakpoints }) => ({ [breakpoints.down("sm")]: { top: 4, bottom: "auto" } })}
    />
  );
}

function ActionButton({ action, onDone }: { action: NonNullable<Notification["action"]>; onDone(): void }) {
  const run = () => {
    onDone();
    action.run();
  };
  return (
    <Button color="inherit" size="small" onClick={run}>
      {action.label}
    </Button>
  );
}
