import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { notify } from "../notifications/notify.ts";
import { Link as RouteLink, useNavigate } from "react-router";
import { questionSubjects, referenceOf, subjectNames } from "../../../domain/contact/schema.ts";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { useRole } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { OtherQuestions } from "./other-questions.tsx";
import { inboxTexts } from "./texts.ts";

/** Contact data of the sender, with their other questions and their account. */
export function SenderCard({ thread }: { thread: Thread }) {
  const texts = useTexts(inboxTexts);
  const named = useLabelFormat();
  const language = useStaffLanguage();
  const { id, createdAt, email, telephone, country, problemType, account } = thread;
  const subject = questionSubjects.find((each) => each === problemType);
  const facts = [
    telephone,
    country && new Intl.DisplayNames(languages[language].tag, { type: "region" }).of(country),
    subject && subjectNames[language][subject],
  ];
  return (
    <TitledCard title={texts.sender}>
      <Typography>{named(texts.reference, referenceOf({ id, createdAt: new Date(createdAt) }))}</Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>{[email, ...facts].filter(Boolean).join(" · ")}</Typography>
      {account && (
        <Typography>
          {named(texts.account, "")}
          <Link component={RouteLink} to={`/accounts/${account.id}`}>
            {account.username}
          </Link>
        </Typography>
      )}
      <OtherQuestions thread={thread} />
      <EraseButton email={email} />
    </TitledCard>
  );
}

/** Deletes the sender's data on request; only for administrators. */
function EraseButton({ email }: { email: string }) {
  const texts = useTexts(inboxTexts);
  const navigate = useNavigate();
  const role = useRole();
  const erase = useApiMutation("POST /staff/inbox/erase", ["inbox", "list"], ({ questions }) => {
    notify(formatMessage(texts.erased, { count: questions }), "success");
    void navigate("/inbox");
  });
  if (role !== "administrator") return null;
  return (
    <ConfirmButton
      color="error"
      sx={{ mt: 1 }}
      label={texts.erase}
      question={formatMessage(texts.eraseSure, { email })}
      onConfirm={() => erase.mutate({ email })}
    />
  );
}
