import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueries } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import type { Check, Entry } from "../../../domain/editing/schema.ts";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { messages } from "../../../i18n/messages/index.ts";
import { callApi } from "../api/call-api.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { storageNameOf, type Localization } from "./localization.ts";
import { publishAllTexts } from "./publish-all-texts.ts";
import { contentTexts } from "./texts.ts";
import { readTyped, subscribeToTyped, type TypedText } from "./typed-store.ts";
import { labelOfField } from "./unit-label.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-content-types.ts";

type Props = { type: DescribedType; entry: Entry };

/** Publishes the changes of all languages of an entry together, after a check of each. */
export function PublishAll({ type, entry }: Props) {
  const texts = useTexts(publishAllTexts);
  const [isOpen, setOpen] = useState(false);
  const isUnsaved = useSyncExternalStore(subscribeToTyped, () =>
    languageCodes.some((language) => isUnsavedText(readTyped(storageNameOf({ ...entry, language })))),
  );
  const mayPublish = useCurrentUser()?.mayPublish === true;
  if (!mayPublish || entry.editions.length < 2 || type.mayEdit.length === 0) return null;
  return (
    <>
      <Button variant="outlined" disabled={isUnsaved} onClick={() => setOpen(true)}>
        {texts.publishAll}
      </Button>
      {isOpen && <PublishAllDialog type={type} entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

const isUnsavedText = (typed: TypedText | undefined) => typed !== undefined && !typed.isSaved;

function PublishAllDialog({ type, entry, onClose }: Props & { onClose(): void }) {
  const texts = useTexts(publishAllTexts);
  const { cancel } = useTexts(contentTexts);
  const { publish } = usePublication(onClose);
  const candidates = entry.editions.filter(
    ({ language, state, isChanged }) => type.mayEdit.includes(language) && (state === "draft" || isChanged),
  );
  const [excluded, setExcluded] = useState<readonly Language[]>(() =>
    candidates.filter(({ state }) => state === "withdrawn").map(({ language }) => language),
  );
  const addressOf = ({ language }: Localization) => ({ type: entry.type, key: entry.key, language });
  const results = useQueries({
    queries: candidates.map((candidate) => ({
      queryKey: ["check", addressOf(candidate)],
      queryFn: () => callApi("GET /staff/content/:type/:key/check", addressOf(candidate)),
      staleTime: 0,
    })),
  });
  const rows = candidates.map((candidate, index) => ({ candidate, checks: results[index]?.data }));
  const chosen = rows.filter(({ candidate, checks }) => canPublish(candidate, checks) && !excluded.includes(candidate.language));
  const toggle = (language: Language) =>
    setExcluded(excluded.includes(language) ? excluded.filter((each) => each !== language) : [...excluded, language]);
  return (
    <TitledDialog
      title={texts.publishAll}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            loading={results.some(({ isPending }) => isPending)}
            onClick={() => publish(chosen.map(({ candidate }) => addressOf(candidate)))}
          >
            {formatMessage(texts.publish, { count: chosen.length })}
          </Button>
        </>
      }
    >
      {candidates.length === 0 && <Typography>{texts.nothing}</Typography>}
      {rows.map(({ candidate, checks }) => (
        <LanguageChoice
          key={candidate.language}
          type={type}
          localization={candidate}
          checks={checks}
          isChosen={canPublish(candidate, checks) && !excluded.includes(candidate.language)}
          onToggle={() => toggle(candidate.language)}
        />
      ))}
      {entry.shared.draft && <Alert severity="info">{texts.shared}</Alert>}
    </TitledDialog>
  );
}

/** A scheduled change has to be canceled first. */
function canPublish({ plannedAt }: Localization, checks: readonly Check[] | undefined): boolean {
  return plannedAt === null && checks !== undefined && !checks.some(({ severity }) => severity === "fault");
}

type LanguageChoiceProps = {
  type: DescribedType;
  localization: Localization;
  checks: readonly Check[] | undefined;
  isChosen: boolean;
  onToggle(): void;
};

/** Language with a checkbox, its errors and its warnings. */
function LanguageChoice({ type, localization, checks, isChosen, onToggle }: LanguageChoiceProps) {
  const texts = useTexts(publishAllTexts);
  const { name } = languages[localization.language];
  const errors = checks?.filter(({ severity }) => severity === "fault") ?? [];
  const warnings = checks?.filter(({ severity }) => severity === "warning") ?? [];
  const isScheduled = localization.plannedAt !== null;
  const reasonTexts = messages[useStaffLanguage()];
  return (
    <Stack>
      <FormControlLabel
        label={name}
        disabled={!canPublish(localization, checks)}
        control={<Checkbox checked={isChosen} onChange={onToggle} />}
      />
      {isScheduled && <Alert severity="error">{reasonTexts.changePlanned}</Alert>}
      {localization.state === "withdrawn" && <Alert severity="info">{texts.withdrawn}</Alert>}
      {errors.length > 0 && (
        <Alert severity="error">
          {texts.fixFirst}
          <CheckList type={type} checks={errors} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert severity="warning">
          <CheckList type={type} checks={warnings} />
        </Alert>
      )}
      {checks?.length === 0 && !isScheduled && <Alert severity="success">{texts.noProblems}</Alert>}
    </Stack>
  );
}

/** Groups the fields of the same problem, so that a new language does not fill the screen. */
function CheckList({ type, checks }: { type: DescribedType; checks: readonly Check[] }) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const groups = Map.groupBy(checks, ({ reason }) => reason);
  return Array.from(groups, ([reason, same]) => {
    const named = same.map(({ field, detail }) => {
      const label = labelOfField(type.fields, field.split(".")[0] ?? field, language);
      return detail === "" ? label : `${label} (${detail})`;
    });
    return (
      <div key={reason}>{formatMessage(texts.check, { field: [...new Set(named)].join(", "), said: messages[language][reason] })}</div>
    );
  });
}
