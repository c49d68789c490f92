import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Loading } from "../layout/loading.tsx";
import { Link, useParams } from "react-router";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { ApplicationCard } from "./application-card.tsx";
import { HandlingFields } from "./handling-fields.tsx";
import { Notes } from "./notes.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { RequestCard } from "./request-card.tsx";
import { SenderCard } from "./sender-card.tsx";
import { inboxTexts } from "./texts.ts";
import { ThreadMessages } from "./thread-messages.tsx";
import { ThreadPresence } from "./thread-presence.tsx";
import { threadTexts } from "./thread-texts.ts";
import { useMarkAsRead } from "./use-mark-as-read.ts";
import { useThread } from "./use-inbox.ts";

export function ThreadPage() {
  const { id = "" } = useParams();
  const texts = useTexts(inboxTexts);
  const names = useTexts(threadTexts);
  const { data: thread, error } = useThread(id);
  useMarkAsRead(thread);
  if (error && !thread) return <Alert severity="error">{error.message}</Alert>;
  if (!thread) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={[thread.name, thread.company].filter(Boolean).join(", ")} help="answer">
        <Button component={Link} to="/inbox">
          {texts.inbox}
        </Button>
      </PageHeader>
      {thread.mergedInto ? (
        <Alert
          severity="info"
          action={
            <Button component={Link} to={`/inbox/${thread.mergedInto}`}>
              {texts.messages}
            </Button>
          }
        >
          {texts.merged}
        </Alert>
      ) : (
        <HandlingFields thread={thread} />
      )}
      {thread.undeliveredAt && <Alert severity="warning">{names.undelivered}</Alert>}
      <ThreadPresence key={`presence/${id}`} id={id} />
      <RequestCard request={thread.request} />
      <ApplicationCard thread={thread} />
      <ThreadMessages thread={thread} />
      {!thread.mergedInto && <ReplyForm key={id} thread={thread} />}
      <Notes key={`note/${id}`} thread={thread} />
      <SenderCard thread={thread} />
    </Stack>
  );
}
