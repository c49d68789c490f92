import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { maxReviewText, type Comment } from "../../../domain/reviews/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import type { LocalizationAddress } from "../content/localization.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { reviewTexts } from "./texts.ts";
import { reviewsKey, useDiscussion } from "./use-discussion.ts";

type Props = { address: LocalizationAddress; field: string; label: string; isWriting: boolean };

/** Comments at a field. Resolved ones and the input are shown only while the user writes comments. */
export function FieldComments({ address, field, label, isWriting }: Props) {
  const { comments } = useDiscussion(address);
  const shown = comments.filter(
    (comment) => comment.language === address.language && comment.field === field && (isWriting || !comment.isResolved),
  );
  if (shown.length === 0 && !isWriting) return null;
  return (
    <Stack spacing={1} sx={{ borderLeft: 3, borderColor: "info.main", pl: 2, mt: 1 }}>
      <List dense disablePadding>
        {shown.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </List>
      {isWriting && <CommentInput address={address} field={field} label={label} />}
    </Stack>
  );
}

function CommentItem({ comment: { id, author, at, text, isResolved } }: { comment: Comment }) {
  const texts = useTexts(reviewTexts);
  const format = useDateFormat();
  const resolve = useApiMutation("POST /staff/reviews/resolve-comment", reviewsKey);
  const when = formatMessage(texts.requestedBy, { who: author || texts.formerUser, when: format(at) });
  return (
    <ListItem disableGutters sx={{ flexWrap: "wrap" }}>
      <ListItemText
        primary={text}
        secondary={isResolved ? `${when} · ${texts.resolved}` : when}
        slotProps={{ primary: { sx: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } } }}
      />
      <Button size="small" onClick={() => resolve.mutate({ id, isResolved: !isResolved })}>
        {isResolved ? texts.reopen : texts.resolve}
      </Button>
    </ListItem>
  );
}

function CommentInput({ address, field, label }: Omit<Props, "isWriting">) {
  const texts = useTexts(reviewTexts);
  const named = useLabelFormat();
  const [text, setText] = useState("");
  const add = useApiMutation("POST /staff/reviews/comment", reviewsKey, () => setText(""));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "end" }}>
      <TextField
        label={formatMessage(texts.commentOn, { field: label })}
        size="small"
        fullWidth
        multiline
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: maxReviewText } }}
      />
      <Button
        aria-label={named(texts.add, label)}
        disabled={text.trim() === ""}
        loading={add.isPending}
        onClick={() => add.mutate({ ...address, field, text })}
      >
        {texts.add}
      </Button>
    </Stack>
  );
}
