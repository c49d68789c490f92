import { useQuery } from "@tanstack/react-query";
import type { LocalizationAddress } from "../content/localization.ts";
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

/** Returns the undecided review of a localization. */
export function useOpenReview({ type, key, language }: LocalizationAddress) {
  return useDiscussion({ type, key }).reviews.find((review) => review.language === language && review.decision === null);
}
