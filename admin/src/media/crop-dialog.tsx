import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { formatPicture, parsePicture, type Crop } from "../../../domain/media/schema.ts";
import { mediaPath, variantsForDisplay } from "../../../domain/media/schema.ts";
import { Loading } from "../layout/loading.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { centredCrop, fitCrop } from "./fit-crop.ts";
import { mediaTexts } from "./texts.ts";
import { useMediaItem } from "./use-media-item.ts";

type Props = {
  label: string;
  value: string;
  ratio: number | undefined;
  onChange(value: string): void;
  onClose(): void;
};

/** Sets the part of an image that a field shows, by pointer, by keyboard or with numbers. */
export function CropDialog({ label, value, ratio, onChange, onClose }: Props) {
  const texts = useTexts(mediaTexts);
  const { name, crop: savedCrop } = parsePicture(value);
  const { data } = useMediaItem(name);
  const [crop, setCrop] = useState(savedCrop);
  const apply = (next: Crop | undefined) => {
    onChange(formatPicture(next ? { name, crop: next } : { name }));
    onClose();
  };
  const size = data && data.width !== null && data.height !== null ? { width: data.width, height: data.height } : undefined;
  const imageRatio = size ? size.width / size.height : 1;
  const current = crop ?? centredCrop(ratio === undefined ? undefined : ratio / imageRatio);
  return (
    <TitledDialog
      title={formatMessage(texts.cropTitle, { name: label })}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button onClick={() => apply(undefined)}>{texts.whole}</Button>
          <Button variant="contained" disabled={!size} onClick={() => apply(current)}>
            {texts.apply}
          </Button>
        </>
      }
    >
      {data && size ? (
        <>
          <Typography variant="body2">{texts.cropHelp}</Typography>
          <CropFrame
            address={`${mediaPath}/${variantsForDisplay({ ...size, hash: data.hash }, "half").at(-1)?.name}`}
            crop={current}
            ratio={ratio}
            imageRatio={imageRatio}
            onChange={(next) => setCrop(fitCrop(next, ratio === undefined ? undefined : ratio / imageRatio))}
          />
          <CropNumbers
            crop={current}
            isFixed={ratio !== undefined}
            onChange={(next) => setCrop(fitCrop(next, ratio === undefined ? undefined : ratio / imageRatio))}
          />
          <CropSize width={(current.width * size.width) / 1000} height={(current.height * size.height) / 1000} />
        </>
      ) : (
        <Loading />
      )}
    </TitledDialog>
  );
}

type FrameProps = { address: string; crop: Crop; ratio: number | undefined; imageRatio: number; onChange(crop: Crop): void };

function CropFrame({ address, crop, ratio, imageRatio, onChange }: FrameProps) {
  const percent = (thousandths: number) => thousandths / 10;
  return (
    <ReactCrop
      crop={{ unit: "%", x: percent(crop.x), y: percent(crop.y), width: percent(crop.width), height: percent(crop.height) }}
      aspect={ratio}
      keepSelection
      ruleOfThirds
      style={{ alignSelf: "center" }}
      onChange={(_, { x, y, width, height }) => onChange({ x: x * 10, y: y * 10, width: width * 10, height: height * 10 })}
    >
      <img
        src={address}
        alt=""
        // The size is known before the image is loaded, so that the frame does not jump.
        style={{ display: "block", width: `calc(50vh * ${imageRatio})`, maxWidth: "100%", aspectRatio: imageRatio }}
      />
    </ReactCrop>
  );
}

type NumbersProps = { crop: Crop; isFixed: boolean; onChange(crop: Crop): void };

/** The height follows from the width if the field has an aspect ratio. */
function CropNumbers({ crop, isFixed, onChange }: NumbersProps) {
  const texts = useTexts(mediaTexts);
  const labels = { x: texts.left, y: texts.top, width: texts.cropWidth, height: texts.cropHeight } as const;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      {(["x", "y", "width", "height"] as const).map((side) => (
        <TextField
          key={side}
          size="small"
          type="number"
          label={labels[side]}
          disabled={isFixed && side === "height"}
          value={crop[side] / 10}
          onChange={({ target }) => onChange({ ...crop, [side]: Number(target.value) * 10 })}
          sx={{ width: "10rem" }}
          slotProps={{ htmlInput: { min: 0, max: 100, step: 0.1 } }}
        />
      ))}
    </Stack>
  );
}

const sharpWidth = 960;

function CropSize({ width, height }: { width: number; height: number }) {
  const texts = useTexts(mediaTexts);
  const size = formatMessage(texts.cropPixels, { width: Math.round(width), height: Math.round(height) });
  return (
    <Typography variant="body2" color={width < sharpWidth ? "warning" : "text.secondary"}>
      {width < sharpWidth ? `${size}. ${texts.cropSmall}` : size}
    </Typography>
  );
}
