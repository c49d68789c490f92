import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { Loading } from "../layout/loading.tsx";
import { SelectField } from "../layout/select-field.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { historyTexts } from "./texts.ts";
import { useVersionNames, type Version } from "./use-version-names.ts";
import { VersionComparison } from "./version-comparison.tsx";
import { VersionList } from "./version-list.tsx";

type Props = {
  title: string;
  /** Language of the compared texts. */
  lang: string;
  fields: readonly DescribedField[];
  /** Newest first; `undefined` while they are loading. */
  versions: readonly Version[] | undefined;
  /** Loads older versions, if there are any. */
  onMore?: () => void;
  /** Without it, no version can be restored. */
  onRestore?: (version: Version) => void;
  onClose(): void;
};

/** Compares a version with the one before it or with any other, and restores it. */
export function VersionsDialog({ title, lang, fields, versions, onMore, onRestore, onClose }: Props) {
  const texts = useTexts(historyTexts);
  const names = useVersionNames();
  const isNarrow = useMediaQuery("(max-width: 899.95px)");
  const [chosenRevision, setChosenRevision] = useState<number>();
  const [otherRevision, setOtherRevision] = useState("");
  const index = Math.max(0, versions?.findIndex(({ revision }) => revision === chosenRevision) ?? 0);
  const version = versions?.[index];
  const other = otherRevision === "" ? versions?.[index + 1] : versions?.find(({ revision }) => String(revision) === otherRevision);
  const choose = (revision: number) => {
    setChosenRevision(revision);
    // The comparison needs the version before the last loaded one.
    if (revision === versions?.at(-1)?.revision) onMore?.();
  };
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      maxWidth="lg"
      fullScreen={isNarrow}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {!versions && <Loading />}
      {versions && !version && <Typography>{texts.none}</Typography>}
      {versions && version && (
        <Stack direction={{ xs: "column", md: "row" }} spacing={3}>
          <VersionList {...{ fields, versions, version, onMore }} onChoose={choose} />
          <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
              <SelectField
                label={texts.compareWith}
                value={otherRevision}
                options={[["", texts.previous], ...versions.map((each) => [String(each.revision), names.full(each)] as const)]}
                onChange={setOtherRevision}
              />
              {onRestore && index > 0 && (
                <Button variant="outlined" onClick={() => onRestore(version)}>
                  {texts.restore}
                </Button>
              )}
            </Stack>
            <VersionComparison {...{ lang, fields, version, other }} isFirst={otherRevision === "" && !other && !onMore} />
          </Stack>
        </Stack>
      )}
    </TitledDialog>
  );
}
