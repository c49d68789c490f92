import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PresentUser } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { callApiOnce } from "../api/call-api.ts";
import { sendBeacon } from "../api/send-beacon.ts";

const pollIntervalMs = 8_000;

/** Reports this user as an editor of the entry while the tab is visible, and returns the other editors. */
export function usePresence(type: string, key: string, language: Language): readonly PresentUser[] {
  useEffect(() => {
    const leave = () => sendBeacon("POST /staff/presence/leave", { type, key });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [type, key]);
  return usePolledPresence(["presence", type, key, language], () => callApiOnce("POST /staff/presence", { type, key, language }));
}

export function usePresenceOfType(type: string): readonly PresentUser[] {
  return usePolledPresence(["presence", type], () => callApiOnce("GET /staff/presence/:type", { type }));
}

/** Polls the editors of entries. An error returns no editors, so that stale names disappear. */
function usePolledPresence(queryKey: readonly string[], queryFn: () => Promise<PresentUser[]>): readonly PresentUser[] {
  const { data, isError } = useQuery({
    queryKey,
    queryFn,
    refetchInterval: pollIntervalMs,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return isError ? [] : (data ?? []);
}
