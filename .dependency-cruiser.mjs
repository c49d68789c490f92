// Import rules of the folder table in README.md. The comment of each rule names the remedy.
const tests = "\\.test\\.tsx?$";
const web = "(^|/)node_modules/(react|react-dom|react-router|hono|@react-router|@hono)/";

const pageMessages =
  "The messages of a page are private to it: move shared ones to a domain folder, as in domain/feeds/copy, and read them from its schema.ts. sitePages() has the titles and descriptions of pages.";

/** Builds a rule that forbids code in `from` to import `to`. Tests may import everything. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: tests },
  to: typeof to === "string" ? { path: to } : to,
});

/** Layers of the front end, the lowest first. Each layer may import those below it. */
const layers = ["routing", "page", "form", "frame", "features", "pages"];
const upwards = layers.map((layer, index) =>
  forbid(
    `app-${layer}-imports-lower-layers`,
    `app/${layer} may import only the layers below it: pass in dependencies, or move the code up.`,
    `^app/${layer}/`,
    `^app/(${[...layers.slice(index + 1), "router-internals", "(root|routes|entry\\.)"].join("|")})`,
  ),
);

export default {
  forbidden: [
    forbid(
      "i18n-is-self-contained",
      "i18n imports no other folder and no package, because every browser loads it: pass dependencies as arguments.",
      "^i18n/",
      "^(app|domain|platform|server|db|tests|scripts)/|(^|/)node_modules/",
    ),
    forbid(
      "platform-imports-packages-only",
      "platform imports only npm packages: pass in dependencies on other folders.",
      "^platform/",
      "^(app|domain|i18n|server|db|tests|scripts)/",
    ),
    forbid(
      "domain-without-web-frameworks",
      "domain contains business logic without web frameworks: move the code to domain, or call the service function from server.",
      "^domain/",
      `^(app|server|tests|scripts)/|${web}`,
    ),
    forbid("domain-through-its-index", "Import another domain folder through its index.ts or schema.ts.", "^domain/([^/]+)/", {
      path: "^domain/[^/]+/",
      pathNot: "^domain/($1/|[^/]+/(index|schema)\\.ts$)",
    }),
    forbid(
      "db-is-self-contained",
      "The database schema imports only its library and the language table.",
      "^db/",
      "^(app|domain|platform|server|tests|scripts)/",
    ),
    forbid(
      "api-client-is-self-contained",
      "The API client imports only i18n and the types of the endpoint table: pass in other dependencies.",
      "^app/api-client/(?!endpoints/)",
      "^(app/(?!api-client/)|db/|domain/|platform/|server/)",
    ),
    forbid(
      "endpoint-table-imports-schemas-only",
      "The endpoint table imports only i18n, valibot and the schemas of domain: put the input and the response of an endpoint into a schema.ts, or into a fields.ts if browsers need them.",
      "^app/api-client/endpoints/",
      "^(app/(?!api-client/endpoints/|assets/mark/|styles/fonts)|db/|domain/(?![^/]+/(schema|fields)\\.ts$)|platform/|server/)|(^|/)node_modules/(?!valibot/)",
    ),
    forbid(
      "endpoints-stay-on-the-server",
      "Browsers must not load the endpoint table with its schemas: import only its types (`import type`).",
      "^app/(?!api-client/endpoints/)",
      { path: "^app/api-client/endpoints/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "ui-is-self-contained",
      "ui renders props as HTML: pass messages, data and language as props.",
      "^app/ui/",
      "^(app/(?!ui/|assets/)|i18n/|db/|domain/|platform/|server/)",
    ),
    forbid(
      "app-through-the-api",
      "The front end reaches data only through the API client: page.api in a loader, browserApi() in the browser.",
      "^app/",
      "^(server|platform|db|tests|scripts)/",
    ),
    forbid(
      "app-imports-domain-schemas-only",
      "The front end may import only the schema.ts files of domain.",
      "^app/(?!api-client/endpoints/)",
      {
        path: "^domain/",
        pathNot: "/schema\\.ts$",
      },
    ),
    forbid(
      "admin-calls-the-api",
      "The back office reads data only through the API: it may import i18n, schemas and field descriptions of domain, the types of the endpoint table, and the logo and fonts of the site.",
      "^admin/",
      "^(app/(?!api-client/endpoints/|assets/mark/|styles/fonts)|db/|domain/(?!([^/]+/schema\\.ts|content/fields/|fields\\.ts))|platform/|server/|tests/|scripts/)",
    ),
    forbid(
      "admin-is-not-imported",
      "The back office is a separate front end, which no other folder may import.",
      "^(app|domain|i18n|platform|server|db)/",
      "^admin/",
    ),
    ...upwards,
    forbid(
      "pages-do-not-import-pages",
      "A page never imports another page: move shared code to app/features, app/frame or app/ui.",
      "^app/pages/([^/]+)/",
      { path: "^app/pages/", pathNot: "^app/pages/$1/" },
    ),
    {
      name: "messages-stay-on-the-server",
      comment: "A page sends only messages in its language to the browser: read them in the loader, and pass them to the components.",
      severity: "error",
      from: { path: "^app/", pathNot: `\\.server\\.ts$|/copy/[a-z]+\\.ts$|${tests}` },
      to: { path: "/copy/[a-z]+\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    forbid("page-messages-are-private", pageMessages, "^(?!app/pages/)", "^app/pages/.+/copy/"),
    forbid("app-messages-stay-in-app", pageMessages, "^server/", "^app/page/(copies|read-copy)\\.server\\.ts$"),
    forbid(
      "features-do-not-import-features",
      "A feature never imports another feature: combine them in a page.",
      "^app/features/([^/]+)/",
      {
        path: "^app/features/",
        pathNot: "^app/features/$1/",
      },
    ),
    forbid(
      "server-is-not-imported",
      "The server is the top layer, which no other folder may import.",
      "^(app|domain|i18n|platform|db)/",
      "^server/",
    ),
    {
      name: "no-circular-imports",
      comment: "Merge files that import each other, or move the shared code to a third file.",
      severity: "error",
      from: { pathNot: tests },
      to: { circular: true },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router)/" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"], conditionNames: ["import", "node"], exportsFields: ["exports"] },
  },
};
