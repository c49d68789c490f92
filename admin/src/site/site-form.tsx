import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { withoutReplacedExamples, type Site } from "../../../domain/site-config/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { ConflictDialog } from "../content/conflict-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { ContactRows } from "./contact-rows.tsx";
import { describeSiteFields } from "./describe-site-fields.ts";
import { LinkRows } from "./link-rows.tsx";
import type { SiteDraft } from "./site-fields.ts";
import { SiteHistoryDialog } from "./site-history-dialog.tsx";
import { siteTexts } from "./site-texts.ts";
import { SubjectFields } from "./subject-fields.tsx";
import { TextGroups } from "./text-groups.tsx";
import { useSiteSaving } from "./use-site-saving.ts";
import type { Revision } from "./revision.ts";

/** `inherited` are the English values, which visitors see where this language has none. */
type SiteFormProps = { language: Language; revisions: readonly Revision[]; current: Revision; inherited: Partial<Site> };

export function SiteForm({ language, revisions, current, inherited }: SiteFormProps) {
  const texts = useTexts(siteTexts);
  const initialSite = () => withoutReplacedExamples(current.site, inherited);
  const [site, setSite] = useState(initialSite);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { save, isSaving, errors, conflict, cancelConflict } = useSiteSaving(language, current);
  const draft: SiteDraft = {
    site,
    inherited,
    change: (part) => setSite({ ...site, ...part }),
    errorAt: (path) => errors[path],
  };
  const restore = (restored: Site) => {
    setSite(restored);
    notify(texts.restored, "info");
  };
  return (
    <Stack spacing={2}>
      <TextGroups draft={draft} />
      <SubjectFields draft={draft} />
      <LinkRows draft={draft} />
      <ContactRows draft={draft} />
      {conflict && <ConflictDialog {...conflict} fields={describeSiteFields()} lang={languages[language].tag} onCancel={cancelConflict} />}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: "wrap", position: "sticky", bottom: 0, py: 1, bgcolor: "background.default", zIndex: 1 }}
      >
        <Button variant="contained" loading={isSaving} onClick={() => save(site)}>
          {texts.save}
        </Button>
        <Button onClick={() => setSite(initialSite())}>{texts.discard}</Button>
        <Button onClick={() => setHistoryOpen(true)}>{texts.revisions}</Button>
      </Stack>
      {isHistoryOpen && <SiteHistoryDialog {...{ language, revisions }} onRestore={restore} onClose={() => setHistoryOpen(false)} />}
    </Stack>
  );
}
