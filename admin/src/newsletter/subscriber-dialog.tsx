import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "react-admin";
import { fill } from "../../../i18n/fill.ts";
import { languages } from "../../../i18n/languages.ts";
import type { Answered } from "../api/calls.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { newsletterTexts } from "./texts.ts";

const actNames = { consent: "actConsent", confirmation: "actConfirmation", account: "actAccount", withdrawal: "actWithdrawal" } as const;

/** What somebody agreed to, confirmed and took back, as it was shown to them; and their wish to be forgotten. */
export function SubscriberDialog({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useTexts(newsletterTexts);
  const format = new Intl.DateTimeFormat(languages[useStaffLanguage()].tag, { dateStyle: "medium", timeStyle: "short" });
  const [isAsked, setIsAsked] = useState(false);
  // Not among the lists, which are read again after an erasure: there is nothing more to read of this one.
  const { data } = useQuery({ queryKey: ["subscriber", id], queryFn: () => call("GET /staff/newsletter/subscribers/:id", { id }) });
  const erase = useChange("POST /staff/newsletter/erase", ["subscribers"], onClose);
  if (!data) return null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="subscriber-title">
      <DialogTitle id="subscriber-title" sx={{ overflowWrap: "anywhere" }}>
        {data.email}
      </DialogTitle>
      <DialogContent>
        <Typography variant="h6" component="h3">
          {texts.proof}
        </Typography>
        <List dense disablePadding>
          {data.proofs.map(({ act, at, page, text, textVersion }) => (
            <ListItem key={`${at} ${act}`} disableGutters>
              <ListItemText
                primary={`${texts[actNames[act]]}, ${format.format(new Date(at))}`}
                secondary={[text, page, textVersion].filter(Boolean).join(" · ")}
              />
            </ListItem>
          ))}
        </List>
        <Received issues={data.issues} />
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => setIsAsked(true)}>
          {texts.erase}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
      <Confirm
        isOpen={isAsked}
        title={texts.erase}
        content={fill(texts.eraseSure, { email: data.email })}
        onConfirm={() => {
          erase.mutate({ id });
          setIsAsked(false);
        }}
        onClose={() => setIsAsked(false)}
      />
    </Dialog>
  );
}

/** The issues that were for them. */
function Received({ issues }: Pick<Answered<"GET /staff/newsletter/subscribers/:id">, "issues">) {
  const texts = useTexts(newsletterTexts);
  const format = new Intl.DateTimeFormat(languages[useStaffLanguage()].tag, { dateStyle: "medium", timeStyle: "short" });
  if (issues.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h3">
        {texts.issuesOf}
      </Typography>
      <List dense disablePadding>
        {issues.map(({ subject, state, at }) => (
          <ListItem key={`${at} ${subject}`} disableGutters>
            <ListItemText
              primary={subject}
              secondary={`${texts[state === "sending" ? "queued" : state]}, ${format.format(new Date(at))}`}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
