import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { SelectField } from "../layout/select-field.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { parseEntryLink, isAddress } from "./address.ts";
import { EntrySelect, type NamedEntry } from "./entry-select.tsx";
import { PageSelect } from "./page-select.tsx";
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
  const [kind, setKind] = useState<"entry" | "page" | "address">(
    href === "" || entryLink ? "entry" : href.startsWith("/") ? "page" : "address",
  );
  const [entry, setEntry] = useState<NamedEntry>(entryLink ?? { type: "product", key: "" });
  const [address, setAddress] = useState(entryLink ? "" : href);
  const isWrong = address !== "" && !isAddress(address);
  const entryHref = entry.key === "" ? "" : `${entry.type}:${entry.key}`;
  const newHref = kind === "entry" ? entryHref : isWrong ? "" : address;
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
          <Button
            variant="contained"
            disabled={newHref === ""}
            onClick={() => onChoose(newHref, (kind === "entry" && entry.title) || newHref)}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <SelectField
        label={texts.leadsTo}
        value={kind}
        options={[
          ["entry", texts.toEntry],
          ["page", texts.toPage],
          ["address", texts.toAddress],
        ]}
        onChange={setKind}
      />
      {kind === "entry" && <EntrySelect entry={entry} onChange={setEntry} />}
      {kind === "page" && <PageSelect path={address} onChange={setAddress} />}
      {kind === "address" && (
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
