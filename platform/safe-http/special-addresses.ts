import { BlockList, isIP } from "node:net";

// IANA's special-purpose address registries: ranges that are not globally reachable or map to such addresses.
const special = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
];
/** Range of all global unicast IPv6 addresses; mapped, translated and local addresses lie outside. */
const global6 = listOf(["2000::/3"]);
const specials = listOf(special);
const loopback = listOf(["127.0.0.0/8", "::1/128"]);

export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || isIn(specials, address)) return false;
  return version === 4 || isIn(global6, address);
}

export const isLoopback = (address: string): boolean => isIP(address) !== 0 && isIn(loopback, address);

const isIn = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), isIP(network) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}
