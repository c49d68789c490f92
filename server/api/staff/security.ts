import { isIP } from "node:net";
import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { listSessions } from "#domain/account";
import { exportSecurityEvents, listSecurityEvents, listSignIns } from "#domain/security-log";
import { clientAddress, rateLimitKeyOf, normaliseAddress } from "../../visitor.ts";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { security } = staffEndpoints;

export function mountSecurity({ services, mount }: ApiParts): void {
  mount.staff(security.log, [], async (c, query, { context }) => succeed(c, await listSecurityEvents(context, withLimitedAddress(query))));
  mount.staff(security.export, [], async (c, query, { context }) =>
    succeed(c, await exportSecurityEvents(context, withLimitedAddress(query))),
  );
  mount.staff(security.signIns, [], async (c, { below }, { user, context }) => {
    const sessions = await listSessions(context, { accountId: user.id, sessionId: undefined });
    const addresses = [clientAddress(c, services.environment.trustedProxy), ...sessions.map(({ address }) => address)];
    const knownAddresses = addresses.map((address) => ({ address, limited: rateLimitKeyOf(address) }));
    return succeed(c, await listSignIns(context, { accountId: user.id, below, known: knownAddresses }));
  });
}

/** Replaces an IP address by its rate limit key (IPv6: the /64 prefix), because the log stores hashes of these keys. */
function withLimitedAddress<Query extends { address: string }>(query: Query): Query {
  return isIP(query.address) === 0 ? query : { ...query, address: rateLimitKeyOf(normaliseAddress(query.address)) };
}
