import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { MediaPreview } from "./media-preview.tsx";

/** Thumbnail and name of a file. Shows only the name if the file does not exist or the role may not read media. */
export function MediaThumbnail({ name }: { name: string }) {
  const { data } = useQuery({ queryKey: ["media", "item", name], queryFn: () => callApi("GET /staff/media/:name", { name }) });
  return (
    <Stack component="span" direction="row" spacing={1.5} sx={{ alignItems: "center" }}>
      {data && (
        <Box component="span" sx={{ width: 96 }}>
          <MediaPreview item={data} />
        </Box>
      )}
      <Typography component="output" variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {name}
      </Typography>
    </Stack>
  );
}
