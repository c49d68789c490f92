// Import rules: the table of folders in README.md. Each comment names the remedy.
const tests = "\\.test\\.tsx?$";
const web = "(^|/)node_modules/(react|react-dom|react-router|hono|@react-router|@hono)/";

const ownCopy =
  "A page's copy is its own: put words that others need too beside their domain, as domain/feeds/copy is, and let the page's copy take them from its schema.ts. What pages say about themselves is sitePages().";

/** Code of `from` that imports `to`; tests may reach everywhere. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: tests },
  to: typeof to === "string" ? { path: to } : to,
});

/** The floors of the front end, the lowest first: each may import those below it. */
const floors = ["routing", "page", "form", "frame", "features", "pages"];
const upwards = floors.map((floor, index) =>
  forbid(
    `app-${floor}-looks-down`,
    `app/${floor} knows only the floors below it: hand in what it needs, or move it up.`,
    `^app/${floor}/`,
    `^app/(${[...floors.slice(index + 1), "router-internals", "(root|routes|entry\\.)"].join("|")})`,
  ),
);

export default {
  forbidden: [
    forbid(
      "i18n-is-alone",
      "i18n imports nothing of the house, and no packages, because it runs in every browser: give what it needs as an argument.",
      "^i18n/",
      "^(app|domain|platform|server|db|tests|scripts)/|(^|/)node_modules/",
    ),
    forbid(
      "platform-is-below",
      "platform knows only npm packages: hand in what it needs from the house.",
      "^platform/",
      "^(app|domain|i18n|server|db|tests|scripts)/",
    ),
    forbid(
      "domain-without-a-web",
      "domain is what the company does, without a web: move the code here, or call the verb from there.",
      "^domain/",
      `^(app|server|tests|scripts)/|${web}`,
    ),
    forbid("domain-through-its-index", "Another domain folder is used through its index.ts or schema.ts.", "^domain/([^/]+)/", {
      path: "^domain/[^/]+/",
      pathNot: "^domain/($1/|[^/]+/(index|schema)\\.ts$)",
    }),
    forbid("db-is-alone", "The schema knows only its library and the languages.", "^db/", "^(app|domain|platform|server|tests|scripts)/"),
    forbid(
      "client-is-alone",
      "The API client knows only i18n, and the table of endpoints by its types: hand in what it needs.",
      "^app/api-client/(?!endpoints/)",
      "^(app/(?!api-client/)|db/|domain/|platform/|server/)",
    ),
    forbid(
      "endpoints-are-a-table",
      "The table of endpoints knows only i18n, valibot and the schemas of domain: put what a call takes and answers into a schema.ts, or, where browsers read that, into a fields.ts.",
      "^app/api-client/endpoints/",
      "^(app/(?!api-client/endpoints/)|db/|domain/(?![^/]+/(schema|fields)\\.ts$)|platform/|server/)|(^|/)node_modules/(?!valibot/)",
    ),
    forbid(
      "endpoints-stay-on-the-server",
      "A browser must not load the table of endpoints with its schemas: import its types alone (`import type`).",
      "^app/(?!api-client/endpoints/)",
      { path: "^app/api-client/endpoints/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "ui-is-alone",
      "ui takes props and gives HTML: pass copy, data and language in as props.",
      "^app/ui/",
      "^(app/(?!ui/|assets/)|i18n/|db/|domain/|platform/|server/)",
    ),
    forbid(
      "app-through-the-api",
      "The front end reaches data only through the API client: page.api in a loader, browserApi() in the browser.",
      "^app/",
      "^(server|platform|db|tests|scripts)/",
    ),
    forbid("app-knows-schemas", "Of domain the front end may import only a folder's schema.ts.", "^app/(?!api-client/endpoints/)", {
      path: "^domain/",
      pathNot: "/schema\\.ts$",
    }),
    forbid(
      "admin-calls-the-api",
      "The back office reaches data only by its calls: of the house it knows i18n, the schemas and descriptions of fields of domain, and the table of endpoints by its types.",
      "^admin/",
      "^(app/(?!api-client/endpoints/)|db/|domain/(?!([^/]+/schema\\.ts|content/fields/|fields\\.ts))|platform/|server/|tests/|scripts/)",
    ),
    forbid(
      "nobody-knows-the-admin",
      "The back office is a front end: nobody imports it.",
      "^(app|domain|i18n|platform|server|db)/",
      "^admin/",
    ),
    ...upwards,
    forbid(
      "pages-are-alone",
      "A page never imports another page: move what both need to app/features, app/frame or app/ui.",
      "^app/pages/([^/]+)/",
      { path: "^app/pages/", pathNot: "^app/pages/$1/" },
    ),
    {
      name: "copy-stays-on-the-server",
      comment: "A page sends the copy of its own language: read it in the loader, and hand in what is shown.",
      severity: "error",
      from: { path: "^app/", pathNot: `\\.server\\.ts$|/copy/[a-z]+\\.ts$|${tests}` },
      to: { path: "/copy/[a-z]+\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    forbid("a-pages-copy-is-its-own", ownCopy, "^(?!app/pages/)", "^app/pages/.+/copy/"),
    forbid("copy-is-the-front-ends", ownCopy, "^server/", "^app/page/(copies|read-copy)\\.server\\.ts$"),
    forbid("features-are-alone", "A feature never imports another: a page brings them together.", "^app/features/([^/]+)/", {
      path: "^app/features/",
      pathNot: "^app/features/$1/",
    }),
    forbid("server-is-on-top", "Nobody imports the server: it calls, and is not called.", "^(app|domain|i18n|platform|db)/", "^server/"),
    {
      name: "no-circle",
      comment: "Two files that need each other are one, or need a third.",
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
