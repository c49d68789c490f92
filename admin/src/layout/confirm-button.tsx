import ConfirmIcon from "@mui/icons-material/CheckCircle";
import CancelIcon from "@mui/icons-material/ErrorOutlineOutlined";
import Button, { type ButtonProps } from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { layoutTexts } from "./texts.ts";

type ConfirmButtonProps = Omit<ButtonProps, "onClick" | "children"> & {
  label: string;
  /** Name of the act in the dialog, such as "Publish 12 versions"; the label if missing. */
  act?: string;
  question: string;
  onConfirm(): void;
};

export function ConfirmButton({ label, act = label, question, onConfirm, ...button }: ConfirmButtonProps) {
  const texts = useTexts(layoutTexts);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ whiteSpace: "pre-line" }}>{question}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} startIcon={<CancelIcon />}>
            {texts.cancel}
          </Button>
          <Button autoFocus onClick={confirm} startIcon={<ConfirmIcon />}>
            {act}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
