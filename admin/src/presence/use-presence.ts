import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Present } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { callOnce } from "../api/call.ts";
import { callAndLeave } from "../api/call-and-leave.ts";

const everyMs = 8_000;

/** Who else is in the entry that is open here; they hear of this one as long as the tab is looked at. */
export function usePresence(type: string, key: string, language: Language): readonly Present[] {
  useEffect(() => {
    const leave = () => callAndLeave("POST /staff/presence/leave", { type, key });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [type, key]);
  return useAsked(["presence", type, key, language], () => callOnce("POST /staff/presence", { type, key, language }));
}

/** Who is in which entry of a type. */
export function usePresent(type: string): readonly Present[] {
  return useAsked(["presence", type], () => callOnce("GET /staff/presence/:type", { type }));
}

/** What is not known at this moment is nobody. */
function useAsked(queryKey: readonly string[], queryFn: () => Promise<Present[]>): readonly Present[] {
  const { data, isError } = useQuery({
    queryKey,
    queryFn,
    refetchInterval: everyMs,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return isError ? [] : (data ?? []);
}
