import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { TitledCard } from "../layout/titled-card.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { findChangedFields } from "./find-changed-fields.ts";
import type { Revision } from "./revision.ts";
import { siteTexts } from "./site-texts.ts";

/** Version history of the company data. Revisions that differ only in UI strings are left out. */
export function RevisionList({ revisions, onTake }: { revisions: readonly Revision[]; onTake(revision: Revision): void }) {
  const texts = useTexts(siteTexts);
  const named = useLabelFormat();
  const format = useDateFormat();
  const changedRevisions = revisions.flatMap((revision, index) => {
    const before = revisions[index + 1];
    const changed = before ? findChangedFields(before.site, revision.site) : [];
    return before && changed.length === 0 ? [] : [{ revision, changed }];
  });
  return (
    <TitledCard title={texts.revisions}>
      <List dense disablePadding>
        {changedRevisions.map(({ revision, changed }) => {
          const when = format(revision.savedAt);
          return (
            <ListItem
              key={revision.revision}
              disableGutters
              secondaryAction={
                <Button size="small" aria-label={named(texts.take, when)} onClick={() => onTake(revision)}>
                  {texts.take}
                </Button>
              }
            >
              <ListItemText primary={`${when}, ${revision.who}`} secondary={changed.join(", ")} sx={{ pr: 12 }} />
            </ListItem>
          );
        })}
      </List>
    </TitledCard>
  );
}
