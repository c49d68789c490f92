import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";
import { Link as RouteLink } from "react-router";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { kindNames } from "../../../domain/request-kinds/schema.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { inboxTexts } from "./texts.ts";
import { threadTexts } from "./thread-texts.ts";
import { useUndoMerge } from "./use-undo-merge.ts";

type Other = Thread["others"][number];

/** Other questions of the sender, which can be merged, and those that were merged into this one. */
export function OtherQuestions({ thread }: { thread: Thread }) {
  const names = useTexts(inboxTexts);
  const texts = useTexts(threadTexts);
  const [merging, setMerging] = useState<Other>();
  const undo = useUndoMerge();
  return (
    <>
      <QuestionGroup
        title={names.others}
        questions={thread.others}
        action={(other, title) =>
          !thread.mergedInto && (
            <Button size="small" aria-label={formatMessage(texts.mergeWith, { question: title })} onClick={() => setMerging(other)}>
              {texts.merge}…
            </Button>
          )
        }
      />
      <QuestionGroup
        title={texts.mergedHere}
        questions={thread.merged}
        action={(other, title) => (
          <Button
            size="small"
            loading={undo.isPending}
            aria-label={formatMessage(texts.undoMergeOf, { question: title })}
            onClick={() => undo.mutate({ id: other.id })}
          >
            {texts.undoMerge}
          </Button>
        )}
      />
      {merging && <MergeDialog thread={thread} other={merging} onClose={() => setMerging(undefined)} />}
    </>
  );
}

type QuestionGroupProps = { title: string; questions: readonly Other[]; action(other: Other, title: string): ReactNode };

function QuestionGroup({ title, questions, action }: QuestionGroupProps) {
  const texts = useTexts(inboxTexts);
  const language = useStaffLanguage();
  const format = useDateFormat({ dateStyle: "medium" });
  if (questions.length === 0) return null;
  return (
    <>
      <Typography component="h3" sx={{ pt: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      <List dense disablePadding>
        {questions.map((question) => {
          const name = question.excerpt || kindNames[language][question.kind];
          return (
            <ListItem key={question.id} disableGutters>
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
                <Link component={RouteLink} to={`/inbox/${question.id}`} sx={{ overflowWrap: "anywhere" }}>
                  {name}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {format(question.createdAt)} · {texts.states[question.state]}
                </Typography>
                {action(question, name)}
              </Stack>
            </ListItem>
          );
        })}
      </List>
    </>
  );
}
