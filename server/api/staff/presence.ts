import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { reportPresence, endPresence, listPresentUsers } from "#domain/editing";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { presence } = staffEndpoints;

/** Presence is neither logged nor stored permanently. */
export function mountPresence({ mount }: ApiParts): void {
  mount.staff(presence.enter, [], async (c, edition, { context }) => succeed(c, await reportPresence(context, edition)));
  mount.staff(presence.leave, [], async (c, entry, { context }) => {
    await endPresence(context, entry);
    return succeed(c, null);
  });
  mount.staff(presence.list, [], async (c, { type }, { context }) => succeed(c, await listPresentUsers(context, type)));
}
