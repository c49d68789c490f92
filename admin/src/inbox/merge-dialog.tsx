import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { kindNames } from "../../../domain/request-kinds/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { inboxTexts } from "./texts.ts";
import { threadTexts } from "./thread-texts.ts";
import { useUndoMerge } from "./use-undo-merge.ts";

type MergeDialogProps = { thread: Thread; other: Thread["others"][number]; onClose(): void };

/** Asks which of two questions stays. The older one is suggested, because it is the sender's first request. */
export function MergeDialog({ thread, other, onClose }: MergeDialogProps) {
  const texts = useTexts(threadTexts);
  const { cancel } = useTexts(inboxTexts);
  const navigate = useNavigate();
  const undo = useUndoMerge();
  const labelId = useId();
  const [into, setInto] = useState(other.createdAt < thread.createdAt ? other.id : thread.id);
  const id = into === thread.id ? other.id : thread.id;
  const merge = useApiMutation("POST /staff/inbox/merge", ["inbox"], () => {
    notify(texts.merged, "success", { label: texts.undo, run: () => undo.mutate({ id }) });
    onClose();
    void navigate(`/inbox/${into}`);
  });
  return (
    <TitledDialog
      title={texts.mergeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="contained" loading={merge.isPending} onClick={() => merge.mutate({ id, into })}>
            {texts.merge}
          </Button>
        </>
      }
    >
      <FormControl>
        <FormLabel id={labelId}>{texts.mergeInto}</FormLabel>
        <RadioGroup aria-labelledby={labelId} value={into} onChange={(_, value) => setInto(value)}>
          <MergeOption id={thread.id} template={texts.thisQuestion} question={{ ...thread, excerpt: thread.message }} />
          <MergeOption id={other.id} template={texts.otherQuestion} question={other} />
        </RadioGroup>
      </FormControl>
      <Typography variant="body2" color="textSecondary">
        {texts.mergeHint}
      </Typography>
    </TitledDialog>
  );
}

type Described = { createdAt: string; excerpt: string; kind?: Thread["others"][number]["kind"] };

function MergeOption({ id, template, question }: { id: string; template: string; question: Described }) {
  const language = useStaffLanguage();
  const format = useDateFormat();
  return (
    <FormControlLabel
      value={id}
      control={<Radio />}
      sx={{ alignItems: "flex-start", my: 0.5 }}
      label={
        <>
          <Typography sx={{ pt: 1 }}>{formatMessage(template, { date: format(question.createdAt) })}</Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 3, overflow: "hidden", overflowWrap: "anywhere" }}
          >
            {question.excerpt || kindNames[language][question.kind ?? "question"]}
          </Typography>
        </>
      }
    />
  );
}
