import Stack from "@mui/material/Stack";
import { useNavigate } from "react-router";
import { PageHeader } from "../layout/page-header.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { DropZone } from "./drop-zone.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { mediaTexts } from "./texts.ts";

export function MediaPage() {
  const texts = useTexts(mediaTexts);
  const navigate = useNavigate();
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.media} help="media" />
      <DropZone />
      <MediaGrid onChoose={(name) => void navigate(`/media/${name}`)} />
    </Stack>
  );
}
