import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { parsePicture, type Crop } from "../../../domain/media/schema.ts";
import { mediaPath, variantsForDisplay } from "../../../domain/media/schema.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { formatMediaFacts } from "./media-facts.ts";
import { MediaPreview } from "./media-preview.tsx";
import type { MediaItem } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";
import { useMediaItem } from "./use-media-item.ts";

/** Shows an image with its crop, or an icon for a file, and name, type, size and alt text. */
export function SlotPreview({ value }: { value: string }) {
  const texts = useTexts(mediaTexts);
  const language = useStaffLanguage();
  const { name, crop } = parsePicture(value);
  const { data } = useMediaItem(name);
  const alt = data?.description.texts?.[language]?.alt;
  return (
    <>
      {data && (crop && data.width !== null ? <CroppedPreview item={data} crop={crop} /> : <MediaPreview item={data} />)}
      <Box sx={{ p: 1 }}>
        <Typography component="output" variant="body2" sx={{ display: "block", overflowWrap: "anywhere", fontWeight: 600 }}>
          {name}
        </Typography>
        {data && (
          <Typography variant="body2" color="text.secondary">
            {[formatMediaFacts(data, language), ...(crop ? [texts.cropped] : [])].join(" · ")}
          </Typography>
        )}
        {alt && (
          <Typography variant="body2" color="text.secondary">
            {`${texts.alt}: ${alt}`}
          </Typography>
        )}
      </Box>
    </>
  );
}

function CroppedPreview({ item, crop }: { item: MediaItem; crop: Crop }) {
  const { width, height } = { width: item.width ?? 0, height: item.height ?? 0 };
  const viewBox = [crop.x * width, crop.y * height, crop.width * width, crop.height * height].map((each) => each / 1000).join(" ");
  return (
    <Box sx={{ aspectRatio: "4 / 3", bgcolor: "action.hover" }}>
      <svg viewBox={viewBox} width="100%" height="100%" aria-hidden>
        <image
          href={`${mediaPath}/${variantsForDisplay({ hash: item.hash, width, height }, "cutout").at(-1)?.name}`}
          width={width}
          height={height}
        />
      </svg>
    </Box>
  );
}
