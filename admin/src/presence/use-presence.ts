import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { PresentUser } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { callApiOnce } from "../api/call-api.ts";
import { sendBeacon } from "../api/send-beacon.ts";

const pollIntervalMs = 8_000;

/** Reports this user as an editor of the entry while the tab is visible, and returns the other editors. */
export function usePresence(type: string, key: string, language: Language): readonly PresentUser[] {
  const leave = useCallback(() => sendBeacon("POST /staff/presence/leave", { type, key }), [type, key]);
  useLeaveReport(leave);
  return usePolledPresence(["presence", type, key, language], () => callApiOnce("POST /staff/presence", { type, key, language }));
}

export function usePresenceOfType(type: string): readonly PresentUser[] {
  return usePolledPresence(["presence", type], () => callApiOnce("GET /staff/presence/:type", { type }));
}

/** Calls `leave` when the user closes the screen or the tab. */
export function useLeaveReport(leave: () => void): void {
  useEffect(() => {
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [leave]);
}

/** Polls the other users of a screen. An error returns none, so that stale names disappear. */
export function usePolledPresence<User>(queryKey: readonly string[], queryFn: () => Promise<User[]>): readonly User[] {
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
