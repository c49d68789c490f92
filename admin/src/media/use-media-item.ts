import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";

/** Loads an image or file of the media library; without data it does not exist, or the role may not read it. */
export function useMediaItem(name: string) {
  return useQuery({
    queryKey: ["media", "item", name],
    queryFn: () => callApi("GET /staff/media/:name", { name }),
    enabled: name !== "",
  });
}
