import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Entry } from "../../../domain/editing/schema.ts";
import { fill } from "../../../i18n/fill.ts";
import { languages } from "../../../i18n/languages.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { dataOf, type Edition, type EditionAddress } from "./edition.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { StateChip } from "./state-chip.tsx";
import { contentTexts } from "./texts.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-types.ts";
import type { Work } from "./use-work.ts";

type Props = {
  type: DescribedType;
  entry: Entry;
  address: EditionAddress;
  work: Work;
  standing: Edition | undefined;
  source: Edition | undefined;
  mayEdit: boolean;
};
type Opened = "publish" | "preview" | "history";

/** How an edition stands, and what can be done with it. */
export function EditionHead({ type, entry, address, work, standing, source, mayEdit }: Props) {
  const texts = useTexts(contentTexts);
  const [open, setOpen] = useState<Opened>();
  const { prefix } = languages[address.language];
  const count = Object.keys(work.faults ?? standing?.faults ?? {}).length;
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
        <Typography component="output" variant="body2" color={work.state === "offline" ? "error" : "textSecondary"}>
          {work.state === "conflict" ? texts.conflict : texts[work.state]}
        </Typography>
        {isPublic && (
          <Link href={prefix + entry.path} target="_blank">
            {texts.publicPage}
          </Link>
        )}
      </Stack>
      {mayEdit && (
        <Acts {...{ address, work, standing, source, isPublic }} canPublish={work.state === "saved" && count === 0} onOpen={setOpen} />
      )}
      <Plan address={address} standing={standing} mayEdit={mayEdit} />
      {count > 0 && <Alert severity="warning">{fill(texts.faults, { count })}</Alert>}
      {open === "publish" && <PublishDialog type={type} entry={entry} address={address} data={work.data} onClose={close} />}
      {open === "preview" && <PreviewDialog address={address} onClose={close} />}
      {open === "history" && <HistoryDialog type={type} address={address} work={work} onClose={close} />}
    </Stack>
  );
}

type ActsProps = Pick<Props, "address" | "work" | "standing" | "source"> & {
  isPublic: boolean;
  canPublish: boolean;
  onOpen(what: Opened): void;
};

function Acts({ address, work, standing, source, isPublic, canPublish, onOpen }: ActsProps) {
  const texts = useTexts(contentTexts);
  const { undo, withdraw } = usePublication();
  const language = languages[address.language].name;
  const from = source && languages[source.language].name;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <Button variant="contained" disabled={!canPublish} onClick={() => onOpen("publish")}>
        {texts.publish}
      </Button>
      {standing && (
        <Button disabled={!canPublish} onClick={() => onOpen("preview")}>
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
          onSure={() => work.change(dataOf(source))}
        />
      )}
    </Stack>
  );
}

/** What waits for its moment. */
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
