/** Removes the cookies of the tag manager's scripts, which may be on any parent domain of the site. */
export function removeTagCookies(): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  for (const pair of document.cookie.split("; ")) {
    const name = pair.replace(/=.*/, "");
    if (!/^_(ga|gid|gat|gcl)/.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
