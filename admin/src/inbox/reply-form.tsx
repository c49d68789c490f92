import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import type { Template, Thread } from "../../../domain/inbox/schema.ts";
import { isLanguage, languages } from "../../../i18n/languages.ts";
import { baseLanguageOf } from "../../../i18n/traits.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField } from "../layout/select-field.tsx";
import { useStoredState } from "../layout/use-stored-state.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ReplyFiles } from "./reply-files.tsx";
import { replyStorageName } from "./reply-storage-name.ts";
import { inboxTexts } from "./texts.ts";
import { useReplyUploads } from "./use-reply-uploads.ts";

const outcomes = ["answered", "waiting", "closed"] as const;

/** Answers the sender in the language of the question. */
export function ReplyForm({ thread }: { thread: Thread }) {
  const texts = useTexts(inboxTexts);
  const [text, setText, forgetText] = useStoredState(replyStorageName(thread.id), "");
  const [state, setState] = useState<(typeof outcomes)[number]>("answered");
  const onSent = () => {
    forgetText();
    notify(texts.sent, "success");
  };
  const reply = useApiMutation("POST /staff/inbox/reply", ["inbox"], onSent, ["text"]);
  const uploads = useReplyUploads(thread.id);
  const isBusy = reply.isPending || uploads.progress !== undefined;
  const attachments = thread.waiting.map(({ id }) => id);
  const send = () => !isBusy && reply.mutate({ id: thread.id, text, seen: thread.messages.length, state, attachments });
  const fieldError = reply.error?.fields.text;
  const language = isLanguage(thread.language) ? languages[thread.language].name : thread.language;
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <TemplateChoice thread={thread} onChoose={(chosen) => setText(text === "" ? chosen : `${text}\n\n${chosen}`)} />
        <TextField
          label={formatMessage(texts.reply, { language })}
          value={text}
          onChange={({ target }) => (target.value === "" ? forgetText() : setText(target.value))}
          onKeyDown={(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && send()}
          multiline
          minRows={5}
          error={fieldError !== undefined}
          helperText={fieldError ?? texts.replyHint}
          slotProps={{ htmlInput: { lang: isLanguage(thread.language) ? languages[thread.language].tag : undefined } }}
        />
        <ReplyFiles thread={thread} uploads={uploads} />
        <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
          <SelectField
            label={texts.afterwards}
            value={state}
            options={outcomes.map((each) => [each, texts.states[each]])}
            onChange={setState}
          />
          <Button variant="contained" loading={isBusy} onClick={send}>
            {texts.send}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

function TemplateChoice({ thread, onChoose }: { thread: Thread; onChoose(text: string): void }) {
  const texts = useTexts(inboxTexts);
  const { data = [] } = useQuery({ queryKey: ["templates"], queryFn: () => callApi("GET /staff/templates", {}) });
  const templates = data.flatMap((template) => {
    const text = textInLanguage(template, thread.language);
    return text === undefined ? [] : [{ name: template.name, text: formatMessage(text, { name: thread.name }) }];
  });
  if (templates.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={texts.template}
      value=""
      onChange={({ target }) => onChoose(templates.find(({ name }) => name === target.value)?.text ?? "")}
    >
      {templates.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Returns the template's text in the question's language; Australian English falls back to English. */
function textInLanguage({ texts }: Template, language: string): string | undefined {
  if (!isLanguage(language)) return undefined;
  return texts[language] ?? texts[baseLanguageOf(language)];
}
