import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { bePresent, leave, listPresent } from "#domain/editing";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { presence } = staffEndpoints;

/** Presence is neither logged nor stored permanently. */
export function mountPresence({ mount }: ApiParts): void {
  mount.staff(presence.be, [], async (c, edition, { context }) => succeed(c, await bePresent(context, edition)));
  mount.staff(presence.leave, [], async (c, entry, { context }) => {
    await leave(context, entry);
    return succeed(c, null);
  });
  mount.staff(presence.list, [], async (c, { type }, { context }) => succeed(c, await listPresent(context, type)));
}
