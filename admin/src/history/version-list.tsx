import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { historyTexts } from "./texts.ts";
import { useVersionNames, type Version } from "./use-version-names.ts";

type Props = {
  fields: readonly DescribedField[];
  versions: readonly Version[];
  version: Version;
  onChoose(revision: number): void;
  onMore: (() => void) | undefined;
};

/** Lists versions with author, time and changed fields, to choose one for the comparison. */
export function VersionList({ fields, versions, version, onChoose, onMore }: Props) {
  const texts = useTexts(historyTexts);
  const names = useVersionNames();
  const language = useStaffLanguage();
  const labelsOf = ({ changed }: Version) =>
    fields.flatMap(({ name, label }) => (changed.includes(name) ? [label[language]] : [])).join(", ");
  return (
    <List
      dense
      disablePadding
      aria-label={texts.versions}
      sx={{ width: { md: 300 }, flexShrink: 0, maxHeight: { xs: "30vh", md: "62vh" }, overflow: "auto", border: 1, borderColor: "divider" }}
    >
      {versions.map((each) => {
        const isChosen = each.revision === version.revision;
        const mark = names.publicMark(each);
        return (
          <ListItem key={each.revision} disablePadding divider>
            <ListItemButton selected={isChosen} aria-current={isChosen ? "true" : undefined} onClick={() => onChoose(each.revision)}>
              <ListItemText
                primary={
                  <>
                    {names.short(each)}{" "}
                    {mark && <Chip component="span" size="small" color={each.isShown ? "success" : "default"} label={mark} />}
                  </>
                }
                secondary={labelsOf(each)}
                slotProps={{ secondary: { noWrap: true } }}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
      {onMore && (
        <ListItem>
          <Button size="small" onClick={onMore}>
            {texts.more}
          </Button>
        </ListItem>
      )}
    </List>
  );
}
