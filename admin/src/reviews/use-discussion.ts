import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";

/** Query keys that change with a review or a comment. */
export const reviewsKey = ["reviews"] as const;

/** Loads the latest reviews and the comments of an entry. */
export function useDiscussion({ type, key }: { type: string; key: string }) {
  const { data } = useQuery({
    queryKey: [...reviewsKey, type, key],
    queryFn: () => callApi("GET /staff/reviews/:type/:key", { type, key }),
  });
  return data ?? { reviews: [], comments: [] };
}
