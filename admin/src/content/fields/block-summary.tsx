import Typography from "@mui/material/Typography";
import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { useStaffLanguage } from "../../texts/staff-language.ts";
import { useEntrySearch } from "../use-entry-search.ts";
import { readKindOptions } from "./read-kind-options.ts";
import { summarizeBlock } from "./summarize-block.ts";
import type { Block } from "./use-blocks.ts";

/** The beginning of what a closed block shows. */
export function BlockSummary({ fields, block }: { fields: readonly DescribedField[]; block: Block }) {
  const language = useStaffLanguage();
  // The entries of a block are of one type.
  const links = fields.find(({ kind }) => kind === "links");
  const found = useEntrySearch(links ? readKindOptions(links).to : "", "");
  return (
    <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
      {summarizeBlock(fields, block, { language, titleOf: (key) => found.get(key)?.title ?? key })}
    </Typography>
  );
}
