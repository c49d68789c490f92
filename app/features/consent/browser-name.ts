/** Patterns of browser name and major version. The order matters: browsers include the names of others in their User-Agent. */
const names = [
  [/\bEdgA?\/(\d+)/, "Edge"],
  [/\bOPR\/(\d+)/, "Opera"],
  [/\bSamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+).*\bSafari\//, "Safari"],
] as const satisfies readonly (readonly [RegExp, string])[];

export function browserName(userAgent: string): string {
  for (const [pattern, name] of names) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return "other";
}
