import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { entryOf, isAddress } from "./address.ts";
import { EntryChoice, type NamedEntry } from "./entry-choice.tsx";
import { markdownTexts } from "./texts.ts";

type Props = {
  /** Where the link leads that is to be changed. */
  href: string | undefined;
  onClose(): void;
  /** `title`: what is written where no text was chosen. Without an address the link is taken away. */
  onChoose(href: string | undefined, title: string): void;
};

/** Where a link leads: to an entry that is searched for, or to an address. */
export function LinkDialog({ href = "", onClose, onChoose }: Props) {
  const texts = useTexts(markdownTexts);
  const title = useId();
  const known = entryOf(href);
  const [isEntry, setIsEntry] = useState(href === "" || known !== undefined);
  const [entry, setEntry] = useState<NamedEntry>(known ?? { type: "product", key: "" });
  const [address, setAddress] = useState(known ? "" : href);
  const isWrong = address !== "" && !isAddress(address);
  const chosen = isEntry ? (entry.key === "" ? "" : `${entry.type}:${entry.key}`) : isWrong ? "" : address;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title} disableRestoreFocus>
      <DialogTitle id={title}>{texts.link}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            select
            size="small"
            label={texts.leadsTo}
            value={isEntry ? "entry" : "address"}
            onChange={({ target }) => setIsEntry(target.value === "entry")}
          >
            <MenuItem value="entry">{texts.toEntry}</MenuItem>
            <MenuItem value="address">{texts.toAddress}</MenuItem>
          </TextField>
          {isEntry ? (
            <EntryChoice entry={entry} onChange={setEntry} />
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
        </Stack>
      </DialogContent>
      <DialogActions>
        {href !== "" && <Button onClick={() => onChoose(undefined, "")}>{texts.unlink}</Button>}
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" disabled={chosen === ""} onClick={() => onChoose(chosen, (isEntry && entry.title) || chosen)}>
          {texts.apply}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
