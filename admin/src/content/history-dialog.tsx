import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../frame/loading.tsx";
import type { Revisions } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { useNamed } from "../texts/use-named.ts";
import type { EditionAddress } from "./edition.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-types.ts";
import type { Work } from "./use-work.ts";

type Props = { type: DescribedType; address: EditionAddress; work: Work; onClose(): void };

/** Version history of a localization, newest first. Restoring a version makes it the draft. */
export function HistoryDialog({ type, address, work, onClose }: Props) {
  const texts = useTexts(contentTexts);
  const named = useNamed();
  const { data } = useQuery({
    queryKey: ["entry", "history", address],
    queryFn: () => call("GET /staff/content/:type/:key/history", address),
    staleTime: 0,
  });
  return (
    <TitledDialog
      title={named(texts.history, languages[address.language].name)}
      onClose={onClose}
      maxWidth="sm"
      actions={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      {!data && <Loading />}
      <List disablePadding>
        {data?.map((saved) => (
          <Row key={saved.revision} type={type} address={address} saved={saved} work={work} onDone={onClose} />
        ))}
      </List>
    </TitledDialog>
  );
}

type RowProps = Omit<Props, "onClose"> & { saved: Revisions[number]; onDone(): void };

function Row({ type, address, saved, work, onDone }: RowProps) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const format = useMoment();
  const restore = useChange("POST /staff/content/restore", ["entry"], () => {
    work.discard();
    onDone();
  });
  const labels = saved.changed.map((field) => type.fields.find(({ name }) => name === field)?.label[language] ?? field);
  const isCurrent = saved.revision === work.basedOn;
  const bringBack = (
    <Button
      size="small"
      disabled={isCurrent}
      onClick={() => restore.mutate({ ...address, revision: saved.revision, basedOn: work.basedOn })}
    >
      {texts.restore}
    </Button>
  );
  return (
    <ListItem disableGutters secondaryAction={bringBack}>
      <ListItemText
        primary={fill(texts.by, { when: format(saved.savedAt), who: saved.author }) + (saved.isShown ? ` · ${texts.shown}` : "")}
        secondary={labels.join(", ")}
        sx={{ pr: 10 }}
      />
    </ListItem>
  );
}
