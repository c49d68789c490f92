import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import type { Attachment } from "../../../domain/attachments/schema.ts";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { formatBytes } from "../../../i18n/format.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { MailText, MessageText } from "./mail-text.tsx";
import { inboxTexts } from "./texts.ts";
import { threadTexts } from "./thread-texts.ts";

/** Messages of the thread in chronological order, starting with the question. */
export function ThreadMessages({ thread }: { thread: Thread }) {
  const texts = useTexts(inboxTexts);
  const names = useTexts(threadTexts);
  const format = useDateFormat();
  const question = {
    id: 0,
    from: "sender" as const,
    author: "",
    text: thread.message,
    at: thread.createdAt,
    files: thread.files,
    mail: null,
  };
  const messages = [...(thread.message === "" && thread.files.length === 0 ? [] : [question]), ...thread.messages].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  return (
    <TitledCard title={texts.messages}>
      <List disablePadding aria-live="polite">
        {messages.map(({ id, from, author, text, at, files, mail }) => (
          <ListItem
            key={id}
            disableGutters
            sx={{ display: "block", borderLeft: 3, borderColor: from === "company" ? "primary.main" : "divider", pl: 2, my: 1 }}
          >
            <Typography variant="body2" color="textSecondary">
              {formatMessage(texts.from, { name: from === "company" ? author || "eCactus" : thread.name })}, {format(at)}
              {mail && ` · ${names.byMail}`}
            </Typography>
            {mail ? <MailText text={text} mail={mail} /> : <MessageText text={text} />}
            <SentFiles files={files} />
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}

function SentFiles({ files }: { files: readonly Attachment[] }) {
  const language = useStaffLanguage();
  return files.map(({ id, name, bytes }) => (
    <Typography key={id} variant="body2" sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
      <Link href={`/api/staff/inbox/files/${id}`} download>
        {name}
      </Link>
      , {formatBytes(language, bytes)}
    </Typography>
  ));
}
