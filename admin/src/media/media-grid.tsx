import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { callApi } from "../api/call-api.ts";
import { SelectField } from "../layout/select-field.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { formatMediaFacts } from "./media-facts.ts";
import { MediaPreview } from "./media-preview.tsx";
import type { ListedMedia } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

type Kind = ListedMedia["kind"];

/** Searchable media library. `kind` limits it to images or to files. */
export function MediaGrid({ kind: fixedKind, onChoose }: { kind?: Kind; onChoose(name: string): void }) {
  const texts = useTexts(mediaTexts);
  const [words, setWords] = useState("");
  const [selectedKind, setSelectedKind] = useState<Kind | "">("");
  const query = { words: useDeferredValue(words), kind: fixedKind ?? (selectedKind || undefined) };
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["media", "list", query],
    queryFn: ({ pageParam }) => callApi("GET /staff/media", { ...query, page: String(pageParam) }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.flatMap(({ media }) => media).length < total ? pages.length + 1 : undefined),
  });
  const items = data?.pages.flatMap(({ media }) => media) ?? [];
  if (error) return <ErrorAlert error={error} />;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
        <SearchField label={texts.search} value={words} onChange={setWords} />
        {!fixedKind && (
          <SelectField
            label={texts.kind}
            value={selectedKind}
            options={[
              ["", texts.all],
              ["picture", texts.pictures],
              ["file", texts.files],
            ]}
            onChange={setSelectedKind}
          />
        )}
      </Stack>
      <Box component="ul" sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))", gap: 2, p: 0, m: 0 }}>
        {items.map((item) => (
          <Box component="li" key={item.name} sx={{ listStyle: "none" }}>
            <MediaCard item={item} onChoose={() => onChoose(item.name)} />
          </Box>
        ))}
      </Box>
      {data && items.length === 0 && <Typography>{texts.none}</Typography>}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}

function MediaCard({ item, onChoose }: { item: ListedMedia; onChoose(): void }) {
  const language = useStaffLanguage();
  return (
    <ButtonBase onClick={onChoose} sx={{ display: "block", width: "100%", textAlign: "start" }}>
      <MediaPreview item={item} />
      <Typography variant="body2" sx={{ overflowWrap: "anywhere", fontWeight: 600 }}>
        {item.name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {formatMediaFacts(item, language)}
      </Typography>
    </ButtonBase>
  );
}
