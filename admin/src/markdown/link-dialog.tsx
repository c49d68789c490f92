import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { SelectField } from "../layout/select-field.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { parseEntryLink, isAddress } from "./address.ts";
import { EntrySelect, type NamedEntry } from "./entry-select.tsx";
import { markdownTexts } from "./texts.ts";

type Props = {
  /** Address of the link under the cursor, if there is one. */
  href: string | undefined;
  onClose(): void;
  /** `title`: text to insert if nothing is selected. `href` is undefined to remove the link. */
  onChoose(href: string | undefined, title: string): void;
};

/** Edits a link to an entry or to an address. */
export function LinkDialog({ href = "", onClose, onChoose }: Props) {
  const texts = useTexts(markdownTexts);
  const entryLink = parseEntryLink(href);
  const [isEntry, setIsEntry] = useState(href === "" || entryLink !== undefined);
  const [entry, setEntry] = useState<NamedEntry>(entryLink ?? { type: "product", key: "" });
  const [address, setAddress] = useState(entryLink ? "" : href);
  const isWrong = address !== "" && !isAddress(address);
  const newHref = isEntry ? (entry.key === "" ? "" : `${entry.type}:${entry.key}`) : isWrong ? "" : address;
  return (
    <TitledDialog
      title={texts.link}
      onClose={onClose}
      maxWidth="xs"
      disableRestoreFocus
      actions={
        <>
          {href !== "" && <Button onClick={() => onChoose(undefined, "")}>{texts.unlink}</Button>}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" disabled={newHref === ""} onClick={() => onChoose(newHref, (isEntry && entry.title) || newHref)}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <SelectField
        label={texts.leadsTo}
        value={isEntry ? "entry" : "address"}
        options={[
          ["entry", texts.toEntry],
          ["address", texts.toAddress],
        ]}
        onChange={(kind) => setIsEntry(kind === "entry")}
      />
      {isEntry ? (
        <EntrySelect entry={entry} onChange={setEntry} />
      ) : (
        <TextField
          size="small"
          label={texts.address}
          value={address}
          error={isWrong}
          helperText={isWrong ? texts.notAnAddress : texts.addressHelp}
          onChange={({ target }) => setAddress(target.value.trim())}
        />
      )}
    </TitledDialog>
  );
}
