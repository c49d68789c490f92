import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { useNamed } from "../texts/use-named.ts";
import { typedDataOf, type Edition, type EditionAddress } from "./edition.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { SaveState } from "./save-state.tsx";
import { StateChip } from "./state-chip.tsx";
import { contentTexts } from "./texts.ts";
import type { Faults } from "./use-faults.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-types.ts";
import type { Work } from "./use-work.ts";

type Props = {
  type: DescribedType;
  entry: Entry;
  address: EditionAddress;
  work: Work;
  faults: Faults;
  standing: Edition | undefined;
  source: Edition | undefined;
  mayEdit: boolean;
};
type Opened = "publish" | "preview" | "history";

/** Status, actions and dialogs of a localization. */
export function EditionHead({ type, entry, address, work, faults, standing, source, mayEdit }: Props) {
  const texts = useTexts(contentTexts);
  const [open, setOpen] = useState<Opened>();
  const { prefix } = languages[address.language];
  const isPublic = standing?.state === "published";
  const close = () => setOpen(undefined);
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        {standing && (
          <StateChip
            state={standing.state}
            isChanged={standing.isChanged || (isPublic && work.state !== "saved")}
            isOutdated={standing.isOutdated}
          />
        )}
        <SaveState work={work} fields={type.fields} />
        {isPublic && (
          <Link href={prefix + entry.path} target="_blank">
            {texts.publicPage}
          </Link>
        )}
      </Stack>
      {mayEdit && <Acts {...{ entry, address, work, faults, standing, source, isPublic }} onOpen={setOpen} />}
      <Plan address={address} standing={standing} mayEdit={mayEdit} />
      {faults.isTried && <ToMend type={type} fields={faults.fields} />}
      {open === "publish" && <PublishDialog type={type} entry={entry} address={address} data={work.data} onClose={close} />}
      {open === "preview" && <PreviewDialog address={address} onClose={close} />}
      {open === "history" && <HistoryDialog type={type} address={address} work={work} onClose={close} />}
    </Stack>
  );
}

/** Names the fields that must be corrected before publication. */
function ToMend({ type, fields }: { type: DescribedType; fields: readonly string[] }) {
  const texts = useTexts(contentTexts);
  const named = useNamed();
  const language = useStaffLanguage();
  if (fields.length === 0) return null;
  const labels = fields.map((field) => type.fields.find(({ name }) => name === field)?.label[language] ?? field);
  return <Alert severity="warning">{named(fill(texts.faults, { count: fields.length }), labels.join(", "))}</Alert>;
}

type ActsProps = Pick<Props, "entry" | "address" | "work" | "faults" | "standing" | "source"> & {
  isPublic: boolean;
  onOpen(what: Opened): void;
};

function Acts({ entry, address, work, faults, standing, source, isPublic, onOpen }: ActsProps) {
  const texts = useTexts(contentTexts);
  const { undo, withdraw } = usePublication();
  const language = languages[address.language].name;
  const isSaved = work.state === "saved";
  const publish = () => {
    const [first] = faults.fields;
    if (first === undefined) return onOpen("publish");
    faults.onTry();
    document.getElementById(`${address.language}-${first}`)?.focus();
  };
  const from = source && languages[source.language].name;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <Button variant="contained" disabled={!isSaved} onClick={publish}>
        {texts.publish}
      </Button>
      {standing && (
        <Button disabled={!isSaved} onClick={() => onOpen("preview")}>
          {texts.preview}
        </Button>
      )}
      {standing?.canUndo && <Button onClick={() => undo([address])}>{texts.undo}</Button>}
      {isPublic && (
        <SureButton
          color="warning"
          label={texts.withdraw}
          sure={fill(texts.withdrawSure, { language })}
          onSure={() => withdraw([address])}
        />
      )}
      {standing && <Button onClick={() => onOpen("history")}>{texts.history}</Button>}
      {from && (
        <SureButton
          label={fill(texts.copy, { language: from })}
          sure={fill(texts.copySure, { language, source: from })}
          onSure={() => work.replace(typedDataOf(entry, source))}
        />
      )}
    </Stack>
  );
}

/** Shows scheduled publications, changes and withdrawals, with a button that cancels them. */
function Plan({ address, standing, mayEdit }: Pick<Props, "address" | "standing" | "mayEdit">) {
  const texts = useTexts(contentTexts);
  const format = useMoment();
  const { cancelPlan } = usePublication();
  const said = (text: string, moment: string | null | undefined) => (moment ? [fill(text, { when: format(moment) })] : []);
  const first = standing?.state === "scheduled" ? standing.publishedAt : undefined;
  const plans = [...said(texts.begins, first), ...said(texts.changes, standing?.plannedAt), ...said(texts.ends, standing?.publicUntil)];
  if (plans.length === 0) return null;
  return (
    <Alert severity="info" action={mayEdit && <Button onClick={() => cancelPlan([address])}>{texts.cancelPlan}</Button>}>
      {plans.join(" ")}
    </Alert>
  );
}
