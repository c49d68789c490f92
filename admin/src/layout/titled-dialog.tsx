import Dialog, { type DialogProps } from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, type ReactNode } from "react";

type TitledDialogProps = Pick<DialogProps, "maxWidth" | "fullScreen" | "disableRestoreFocus"> & {
  title: string;
  /** Without it, only `actions` can close the dialog. */
  onClose?(): void;
  actions: ReactNode;
  children: ReactNode;
};

export function TitledDialog({ title, actions, children, ...dialog }: TitledDialogProps) {
  const id = useId();
  return (
    <Dialog open fullWidth aria-labelledby={id} {...dialog}>
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
