import { lookup, Resolver } from "node:dns/promises";

export type Resolved = { address: string; family: number };
type Options = { timeoutMs?: number; servers?: readonly string[] };

/**
 * Resolves a name by DNS. `lookup` would block one of Node's four threads that also read files and hash passwords, for as long as
 * the name servers of a stranger take.
 *
 * @throws if the name has no address, or its name servers do not answer in time
 */
export async function resolveName(name: string, { timeoutMs = 1_500, servers }: Options = {}): Promise<Resolved[]> {
  // A name of this machine needs no server.
  if (name === "localhost") return lookup(name, { all: true });
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const resolved = answers.flatMap((answer, index) =>
    answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
  const [failed] = answers.flatMap((answer) => (answer.status === "rejected" ? [answer] : []));
  if (resolved.length === 0 && failed) throw failed.reason;
  return resolved;
}
