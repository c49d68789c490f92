/** Removes the cookies that the tag manager's scripts left on this site, whichever of its domains they chose. */
export function forgetTags(): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  for (const pair of document.cookie.split("; ")) {
    const name = pair.replace(/=.*/, "");
    if (!/^_(ga|gid|gat|gcl)/.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
