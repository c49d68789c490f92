import type { RequestContext } from "#app/page/request-context.ts";
import { languages } from "#i18n/languages.ts";
import type { Statement } from "./copy/fr.ts";

/** Provider of the warranty from the site settings; `missing` names empty settings. */
export function describeMaker({ language, site }: Pick<RequestContext, "language" | "site">, labels: Statement["maker"]) {
  const names = ["legalEntity", "address", "phone", "email"] as const;
  const rows = names.flatMap((name) => {
    const value = site[name];
    return value === undefined ? [] : [{ name, label: labels[name], value }];
  });
  const missing = names.filter((name) => site[name] === undefined).map((name) => labels[name]);
  const list = new Intl.ListFormat(languages[language].tag, { type: "conjunction" });
  return { rows, missing: missing.length > 0 ? list.format(missing) : undefined, isExample: site.sample === true };
}
