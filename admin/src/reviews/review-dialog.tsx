import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { maxReviewText } from "../../../domain/reviews/schema.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { reviewTexts } from "./texts.ts";

type Props = { title: string; how?: string; label: string; isPending: boolean; onSend(text: string): void; onClose(): void };

/** Dialog with one text: the note of a request, or the answer of a reviewer. */
export function ReviewDialog({ title, how, label, isPending, onSend, onClose }: Props) {
  const texts = useTexts(reviewTexts);
  const [text, setText] = useState("");
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" loading={isPending} onClick={() => onSend(text)}>
            {texts.send}
          </Button>
        </>
      }
    >
      {how && <DialogContentText>{how}</DialogContentText>}
      <TextField
        label={label}
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: maxReviewText } }}
      />
    </TitledDialog>
  );
}
