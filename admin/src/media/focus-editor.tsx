import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { MouseEvent } from "react";
import { variantsForDisplay, mediaPath, type PublicPicture } from "../../../domain/media/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { cropPosition } from "./crop-position.ts";
import { mediaTexts } from "./texts.ts";

type Focus = { x: number; y: number };
type FocusEditorProps = { image: PublicPicture; focus: Focus; onChange(focus: Focus): void };

const ratios = [
  ["16:9", 16 / 9],
  ["4:3", 4 / 3],
  ["1:1", 1],
  ["4:5", 4 / 5],
] as const;

/** Sets the focal point of an image by click or with two sliders, and previews the crops. */
export function FocusEditor({ image, focus, onChange }: FocusEditorProps) {
  const texts = useTexts(mediaTexts);
  const address = `${mediaPath}/${variantsForDisplay(image, "half").at(-1)?.name}`;
  const setFocusFromClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: Math.round(((clientX - left) / width) * 100), y: Math.round(((clientY - top) / height) * 100) });
  };
  const markerPosition = { left: `${focus.x}%`, top: `${focus.y}%`, transform: "translate(-50%, -50%)" };
  return (
    <Stack spacing={2}>
      <Box onClick={setFocusFromClick} sx={{ position: "relative", overflow: "hidden", cursor: "crosshair", maxWidth: 640 }}>
        <img src={address} alt="" width={image.width} height={image.height} style={{ display: "block", width: "100%", height: "auto" }} />
        <Box
          sx={{
            ...markerPosition,
            position: "absolute",
            width: 28,
            height: 28,
            border: "3px solid #fff",
            borderRadius: "50%",
            outline: "2px solid #000",
          }}
        />
      </Box>
      {(["x", "y"] as const).map((axis) => (
        // The padding keeps the thumbs inside, which extend beyond the ends of a slider.
        <Box key={axis} sx={{ maxWidth: 640, px: 3 }}>
          <Typography variant="body2" aria-hidden>
            {texts[axis]}
          </Typography>
          <Slider
            size="small"
            aria-label={texts[axis]}
            value={focus[axis]}
            onChange={(_, value) => typeof value === "number" && onChange({ ...focus, [axis]: value })}
          />
        </Box>
      ))}
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))", gap: 2, alignItems: "start" }}>
        {ratios.map(([name, ratio]) => (
          <figure key={name} style={{ margin: 0 }}>
            <img
              src={address}
              alt=""
              style={{ width: "100%", aspectRatio: ratio, objectFit: "cover", objectPosition: cropPosition(image, ratio, focus) }}
            />
            <Typography component="figcaption" variant="body2">
              {name}
            </Typography>
          </figure>
        ))}
      </Box>
    </Stack>
  );
}
