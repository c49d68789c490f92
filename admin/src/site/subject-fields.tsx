import Box from "@mui/material/Box";
import TextInput from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { mailboxSubjects, subjectNames } from "../../../domain/contact/schema.ts";
import { kindNames } from "../../../domain/request-kinds/schema.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { inheritedProps, type SiteDraft } from "./site-fields.ts";
import { siteTexts } from "./site-texts.ts";

/** Edits the mailbox of each question subject and request kind. */
export function SubjectFields({ draft: { site, inherited, change, errorAt } }: { draft: SiteDraft }) {
  const texts = useTexts(siteTexts);
  const language = useStaffLanguage();
  const names = { ...kindNames[language], ...subjectNames[language] };
  const mailboxes = site.questionEmails ?? {};
  return (
    <TitledCard title={texts.mailboxes}>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {texts.mailboxesHint}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))" }}>
        {mailboxSubjects.map((subject) => (
          <TextInput
            key={subject}
            size="small"
            {...inheritedProps(inherited.questionEmails?.[subject])}
            type="email"
            label={names[subject]}
            value={mailboxes[subject] ?? ""}
            onChange={({ target }) => change({ questionEmails: { ...mailboxes, [subject]: target.value } })}
            error={errorAt(`questionEmails.${subject}`) !== undefined}
            helperText={errorAt(`questionEmails.${subject}`)}
          />
        ))}
      </Box>
    </TitledCard>
  );
}
