import { layout, route, type RouteConfig } from "@react-router/dev/routes";
import { languageCodes, languages } from "../i18n/languages.ts";
import { localPath } from "../i18n/paths.ts";
import type { Layout } from "#app/routing/page-row.ts";
import { pageName, pages } from "#app/routing/pages.ts";

const layouts: readonly Layout[] = ["default", "error", "test", "none"];

/** Creates a route for every page in every language, inside its layout. Route ids look like `about-us___de`. */
export default languageCodes.flatMap((code) =>
  layouts.flatMap((name) => {
    const routes = pages
      .filter((page) => page.layout === name)
      .map((page) => route(localPath(code, page.path), page.file, { id: `${pageName(page.path)}___${code}`, caseSensitive: true }));
    // Catches every other path below the prefix of this language.
    const unmatched = route(`${languages[code].prefix}/*`, "frame/errors/not-found.tsx", { id: `not-found___${code}` });
    if (name === "none") return routes;
    return layout(
      name === "error" ? "frame/errors/layout-error.tsx" : `frame/layout-${name}.tsx`,
      { id: `layout-${name}___${code}` },
      name === "error" ? [unmatched] : routes,
    );
  }),
) satisfies RouteConfig;
