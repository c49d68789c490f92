import DescriptionIcon from "@mui/icons-material/Description";
import MovieIcon from "@mui/icons-material/Movie";
import Box from "@mui/material/Box";
import type { ListedMedia } from "./media-types.ts";
import { mediaPath } from "../../../domain/media/schema.ts";

/** Thumbnail of an image, or an icon for other files. */
export function MediaPreview({ item }: { item: Pick<ListedMedia, "kind" | "type" | "hash"> }) {
  const Icon = item.type.startsWith("video/") ? MovieIcon : DescriptionIcon;
  return (
    <Box sx={{ aspectRatio: "4 / 3", bgcolor: "action.hover", display: "grid", placeItems: "center", overflow: "hidden" }}>
      {item.kind === "picture" ? (
        <img
          src={`${mediaPath}/${item.hash}-320.webp`}
          alt=""
          loading="lazy"
          style={{ width: "100%", height: "100%", objectFit: "contain" }}
        />
      ) : (
        <Icon fontSize="large" color="action" />
      )}
    </Box>
  );
}
