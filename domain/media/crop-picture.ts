import { cropRegion } from "#platform/images";
import type { Description, Focus, SizedPicture } from "./picture-facts.ts";
import type { Crop } from "./picture-value.ts";

/** Returns the properties of a part of an image: its size, and focus and scale within it. */
export function cropPicture<Picture extends SizedPicture & Pick<Description, "scale">>(picture: Picture, crop: Crop): Picture {
  const { left, top, width, height } = cropRegion(picture, crop);
  const { focus, scale } = picture;
  const below = picture.height - top - height;
  return {
    ...picture,
    crop,
    width,
    height,
    ...(focus && { focus: focusIn(focus, crop) }),
    ...(scale && {
      scale: {
        ...scale,
        axis: Math.max(scale.axis - left, 0),
        ...(scale.feet !== undefined && { feet: Math.max(scale.feet - below, 0) }),
      },
    }),
  };
}

function focusIn({ x, y }: Focus, crop: Crop): Focus {
  const within = (hundredths: number, start: number, size: number) =>
    Math.round(Math.min(Math.max((hundredths * 10 - start) / size, 0), 1) * 100);
  return { x: within(x, crop.x, crop.width), y: within(y, crop.y, crop.height) };
}
