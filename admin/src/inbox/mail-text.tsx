import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { threadTexts } from "./thread-texts.ts";

type MailFacts = NonNullable<Thread["messages"][number]["mail"]>;

export function MessageText({ text }: { text: string }) {
  return <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>;
}

/** Text of a message that came by mail. The quoted part is folded; a different sender and refused files are named. */
export function MailText({ text, mail: { whole, otherAddress, leftOut } }: { text: string; mail: MailFacts }) {
  const texts = useTexts(threadTexts);
  const [isOpen, setOpen] = useState(false);
  const wholeId = useId();
  return (
    <>
      {otherAddress !== undefined && (
        <Alert severity="warning" sx={{ my: 1, overflowWrap: "anywhere" }}>
          {formatMessage(texts.otherAddress, { address: otherAddress })}
        </Alert>
      )}
      <MessageText text={text} />
      {whole !== undefined && (
        <>
          <Button size="small" aria-expanded={isOpen} aria-controls={wholeId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.lessText : texts.whole}
          </Button>
          <Collapse in={isOpen} unmountOnExit id={wholeId} sx={{ color: "text.secondary" }}>
            <MessageText text={whole} />
          </Collapse>
        </>
      )}
      {leftOut && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {formatMessage(texts.leftOut, { names: leftOut.join(", ") })}
        </Typography>
      )}
    </>
  );
}
