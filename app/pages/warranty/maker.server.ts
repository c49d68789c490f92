import type { RequestContext } from "#app/page/request-context.ts";
import type { Statement } from "./copy/fr.ts";

/** Provider of the warranty from the site settings, at least the brand. */
export function describeMaker({ site }: Pick<RequestContext, "site">, labels: Statement["maker"]) {
  const names = ["legalEntity", "address", "phone", "email"] as const;
  const values = { ...site, legalEntity: site.legalEntity ?? site.brand };
  const rows = names.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, label: labels[name], value }];
  });
  return { rows, isExample: site.sample === true };
}
