import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { PageImages } from "../../../domain/site-config/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { MediaPicker } from "../media/media-picker.tsx";
import { MediaPreview } from "../media/media-preview.tsx";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { pageImageTexts } from "./page-image-texts.ts";

type Data = CallResult<"GET /staff/page-images">;
type Slot = Data["slots"][number];

export function PageImagesForm({ language, data: { chosen, slots } }: { language: Language; data: Data }) {
  const texts = useTexts(pageImageTexts);
  const [images, setImages] = useState<PageImages>(chosen ?? {});
  const save = useApiMutation("POST /staff/page-images/save", ["page-images", language], () => notify(texts.saved, "success"), "all");
  const change = (slot: string, image: PageImages[string] | undefined) => {
    const { [slot]: _, ...others } = images;
    setImages(image ? { ...others, [slot]: image } : others);
  };
  return (
    <Stack spacing={2}>
      {[...Map.groupBy(slots, ({ page }) => page)].map(([page, ofPage]) => (
        <TitledCard key={page} title={page}>
          <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))" }}>
            {ofPage.map((slot) => (
              <SlotFields
                key={slot.slot}
                slot={slot}
                tag={languages[language].tag}
                image={images[slot.slot]}
                fault={save.error?.fields[`${slot.slot}.alt`] ?? save.error?.fields[`${slot.slot}.picture`]}
                onChange={(image) => change(slot.slot, image)}
              />
            ))}
          </Box>
        </TitledCard>
      ))}
      {save.error?.reason === "savedSince" && <Alert severity="warning">{texts.conflict}</Alert>}
      <Box sx={{ position: "sticky", bottom: 0, py: 1, bgcolor: "background.default", zIndex: 1 }}>
        <Button variant="contained" loading={save.isPending} onClick={() => save.mutate({ language, was: chosen, images })}>
          {texts.save}
        </Button>
      </Box>
    </Stack>
  );
}

type SlotProps = {
  slot: Slot;
  tag: string;
  image: PageImages[string] | undefined;
  fault: string | undefined;
  onChange(image: PageImages[string] | undefined): void;
};

function SlotFields({ slot, tag, image, fault, onChange }: SlotProps) {
  const texts = useTexts(pageImageTexts);
  const id = useId();
  const name = texts.slots[slot.slot] ?? slot.slot;
  return (
    <Stack component="fieldset" spacing={1} aria-label={name} sx={{ border: 0, p: 0, m: 0, minWidth: 0, alignItems: "start" }}>
      <Typography component="span" variant="subtitle2">
        {name}
      </Typography>
      {image ? (
        <ChosenImage name={image.picture} />
      ) : (
        <>
          <Box
            component="img"
            src={slot.thumbnail}
            alt={slot.alt}
            loading="lazy"
            sx={{ width: "100%", aspectRatio: "3 / 2", objectFit: "cover" }}
          />
          <Typography variant="body2" color="text.secondary">
            {texts.isDefault}
          </Typography>
        </>
      )}
      {/* The alt text of the old image describes another one, so a new image begins without. */}
      <MediaPicker id={id} kind="picture" onChoose={(picture) => onChange({ picture, alt: "" })} />
      {image && (
        <>
          <TextField
            size="small"
            fullWidth
            multiline
            required
            lang={tag}
            label={texts.alt}
            value={image.alt}
            error={fault !== undefined}
            helperText={fault}
            onChange={({ target }) => onChange({ ...image, alt: target.value })}
          />
          <Button size="small" onClick={() => onChange(undefined)}>
            {formatMessage(texts.reset, { slot: name })}
          </Button>
        </>
      )}
    </Stack>
  );
}

function ChosenImage({ name }: { name: string }) {
  const { data } = useQuery({ queryKey: ["media", "item", name], queryFn: () => callApi("GET /staff/media/:name", { name }) });
  return (
    <Stack sx={{ width: "100%" }}>
      {data && <MediaPreview item={data} />}
      <Typography component="output" variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {name}
      </Typography>
    </Stack>
  );
}
