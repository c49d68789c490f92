import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import type { Template } from "../../../domain/inbox/schema.ts";
import { languageCodes, languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { hasStoredState } from "../layout/use-stored-state.ts";
import { TemplateDialog, templateStorageName } from "./template-dialog.tsx";
import { inboxTexts } from "./texts.ts";

/** Templates for frequent answers, in each language. */
export function TemplatesPage() {
  const texts = useTexts(inboxTexts);
  const { data } = useQuery({ queryKey: ["templates"], queryFn: () => callApi("GET /staff/templates", {}) });
  const [open, setOpen] = useState<Template | "new">();
  if (!data) return <Loading />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.templates} help="answer">
        <Button variant="contained" onClick={() => setOpen("new")}>
          {texts.newTemplate}
        </Button>
      </PageHeader>
      <Card variant="outlined">
        {data.length === 0 && <Typography sx={{ p: 2 }}>{texts.none}</Typography>}
        <List disablePadding>
          {data.map((template) => (
            <ListItem key={template.id} disablePadding divider>
              <ListItemButton onClick={() => setOpen(template)}>
                <ListItemText
                  primary={hasStoredState(templateStorageName(template)) ? `${template.name} (${texts.unsaved})` : template.name}
                  secondary={languageCodes
                    .filter((code) => template.texts[code])
                    .map((code) => languages[code].name)
                    .join(", ")}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
      {open && <TemplateDialog template={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
