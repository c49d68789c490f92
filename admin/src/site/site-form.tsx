import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import type { Language } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ContactRows } from "./contact-rows.tsx";
import { LinkRows } from "./link-rows.tsx";
import { RevisionList } from "./revision-list.tsx";
import { SavedSince } from "./saved-since.tsx";
import { withoutEmpty, type SiteDraft } from "./site-fields.ts";
import { siteTexts } from "./site-texts.ts";
import { SubjectFields } from "./subject-fields.tsx";
import { TextGroups } from "./text-groups.tsx";
import type { Revision } from "./revision.ts";

type SiteFormProps = { language: Language; revisions: readonly Revision[]; current: Revision };

export function SiteForm({ language, revisions, current }: SiteFormProps) {
  const texts = useTexts(siteTexts);
  const [site, setSite] = useState(current.site);
  const save = useApiMutation("POST /staff/site/save", ["site", language], () => notify(texts.saved, "success"), "all");
  const send = (basedOn: number) => save.mutate({ language, basedOn, site: withoutEmpty(site) });
  const draft: SiteDraft = {
    site,
    change: (part) => setSite({ ...site, ...part }),
    errorAt: (path) => save.error?.fields[path],
  };
  return (
    <Stack spacing={2}>
      <TextGroups draft={draft} />
      <SubjectFields draft={draft} />
      <LinkRows draft={draft} />
      <ContactRows draft={draft} />
      {save.error?.reason === "savedSince" && <SavedSince language={language} site={site} onOverwrite={send} />}
      <Stack direction="row" spacing={1} sx={{ position: "sticky", bottom: 0, py: 1, bgcolor: "background.default", zIndex: 1 }}>
        <Button variant="contained" loading={save.isPending} onClick={() => send(current.revision)}>
          {texts.save}
        </Button>
        <Button onClick={() => setSite(current.site)}>{texts.discard}</Button>
      </Stack>
      <RevisionList revisions={revisions} onTake={(revision) => setSite(revision.site)} />
    </Stack>
  );
}
