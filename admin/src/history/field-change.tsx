import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { diffArrays } from "diff";
import { useState, type ReactNode } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { readKindOptions } from "../content/fields/read-kind-options.ts";
import { useEntrySearch } from "../content/use-entry-search.ts";
import { MediaThumbnail } from "../media/media-thumbnail.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { diffWords, shortenUnchanged, type TextChange } from "./diff-words.ts";
import { Marked, MarkedText } from "./marked-text.tsx";
import { historyTexts } from "./texts.ts";
import { useFieldFormat } from "./use-field-format.ts";

type Props = { field: DescribedField; before: unknown; after: unknown; lang: string };

/** Shows the change of a field: words of a text, titles of linked entries, thumbnails of images. */
export function FieldChange(props: Props) {
  switch (props.field.kind) {
    case "picture":
    case "file":
      return <ListChange {...props} renderItem={(name) => <MediaThumbnail name={name} />} />;
    case "links":
      return <ListChange {...props} renderItem={(key) => <EntryTitle type={readKindOptions(props.field).to} slug={key} />} />;
    default:
      return <WordChanges {...props} />;
  }
}

function WordChanges({ field, before, after, lang }: Props) {
  const texts = useTexts(historyTexts);
  const format = useFieldFormat();
  const [isWhole, setWhole] = useState(false);
  const parts = diffWords(format(field, before), format(field, after), lang);
  const shortParts = shortenUnchanged(parts);
  const isShortened = shortParts.some(({ text }, index) => text !== parts[index]?.text);
  return (
    <>
      <div lang={lang}>
        <MarkedText parts={isWhole ? parts : shortParts} />
      </div>
      {isShortened && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ alignSelf: "start" }}>
          {texts.wholeText}
        </Button>
      )}
    </>
  );
}

type ListChangeProps = Props & { renderItem(name: string): ReactNode };

/** Shows which items of a list, or which single item, was removed and added. */
function ListChange({ before, after, renderItem }: ListChangeProps) {
  const toNames = (value: unknown) => [value].flat().filter((name) => typeof name === "string");
  const changes = diffArrays(toNames(before), toNames(after)).flatMap(({ added, removed, value }) =>
    value.map((name) => ({ name, change: (added ? "added" : removed ? "removed" : "same") as TextChange })),
  );
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", typography: "body2" }}>
      {changes.map(({ name, change }) => (
        <Marked key={`${name} ${change}`} change={change}>
          {renderItem(name)}
        </Marked>
      ))}
    </Stack>
  );
}

function EntryTitle({ type, slug }: { type: string; slug: string }) {
  return useEntrySearch(type, slug).get(slug)?.title ?? slug;
}
