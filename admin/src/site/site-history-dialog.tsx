import type { Site } from "../../../domain/site-config/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { isSame } from "../content/merge-fields.ts";
import { VersionsDialog } from "../history/versions-dialog.tsx";
import type { Version } from "../history/use-version-names.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { describeSiteFields, toComparable } from "./describe-site-fields.ts";
import type { Revision } from "./revision.ts";
import { siteTexts } from "./site-texts.ts";

type Props = { language: Language; revisions: readonly Revision[]; onRestore(site: Site): void; onClose(): void };

/** Version history of the company data. Restoring a version puts its values into the form. */
export function SiteHistoryDialog({ language, revisions, onRestore, onClose }: Props) {
  const texts = useTexts(siteTexts);
  const named = useLabelFormat();
  return (
    <VersionsDialog
      title={named(texts.revisions, languages[language].name)}
      lang={languages[language].tag}
      fields={describeSiteFields()}
      versions={toVersions(revisions)}
      onRestore={({ revision }) => {
        const restored = revisions.find((each) => each.revision === revision);
        if (restored) onRestore(restored.site);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Leaves out revisions that differ only in UI strings. */
function toVersions(revisions: readonly Revision[]): Version[] {
  return revisions.flatMap(({ revision, site, who, savedAt }, index) => {
    const before = revisions[index + 1];
    const changed = before ? findChangedFields(toComparable(before.site), toComparable(site)) : [];
    if (before && changed.length === 0) return [];
    return [{ revision, author: who, savedAt, isShown: index === 0, wasPublished: false, changed, data: toComparable(site) }];
  });
}

function findChangedFields(before: Version["data"], after: Version["data"]): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
}
