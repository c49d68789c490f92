import { useEffect } from "react";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";

/** Marks the sender's messages as read while a staff user sees them. */
export function useMarkAsRead(thread: Thread | undefined): void {
  const { mutate } = useApiMutation("POST /staff/inbox/read", ["inbox", "list"]);
  const unreadId = thread?.isUnread ? thread.id : undefined;
  const count = thread?.messages.length;
  useEffect(() => {
    if (unreadId !== undefined && document.visibilityState === "visible") mutate({ id: unreadId });
  }, [unreadId, count, mutate]);
}
