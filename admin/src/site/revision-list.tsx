import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { TitledCard } from "../frame/titled-card.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { useNamed } from "../texts/use-named.ts";
import { changedFields } from "./changed-fields.ts";
import type { Revision } from "./revision.ts";
import { siteTexts } from "./site-texts.ts";

/** Version history of the company data. Revisions that differ only in UI strings are left out. */
export function RevisionList({ revisions, onTake }: { revisions: readonly Revision[]; onTake(revision: Revision): void }) {
  const texts = useTexts(siteTexts);
  const named = useNamed();
  const format = useMoment();
  const shown = revisions.flatMap((revision, place) => {
    const before = revisions[place + 1];
    const changed = before ? changedFields(before.site, revision.site) : [];
    return before && changed.length === 0 ? [] : [{ revision, changed }];
  });
  return (
    <TitledCard title={texts.revisions}>
      <List dense disablePadding>
        {shown.map(({ revision, changed }) => {
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
