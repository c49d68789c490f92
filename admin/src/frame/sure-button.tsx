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
import { frameTexts } from "./texts.ts";

type SureButtonProps = Omit<ButtonProps, "onClick" | "children"> & { label: string; sure: string; onSure(): void };

export function SureButton({ label, sure, onSure, ...button }: SureButtonProps) {
  const texts = useTexts(frameTexts);
  const titleId = useId();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const confirm = () => {
    close();
    onSure();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog open={isAsked} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText>{sure}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} startIcon={<CancelIcon />}>
            {texts.cancel}
          </Button>
          <Button autoFocus onClick={confirm} startIcon={<ConfirmIcon />}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
