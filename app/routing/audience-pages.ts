import type { PageRow } from "./page-row.ts";
import { billQuery, numberText, workdayQuery } from "./query-values.ts";

/** Pages for one kind of visitor each; three of them calculate with values from the query. */
export const audiencePages = [
  {
    path: "/for/home-owners",
    file: "pages/audience/for-home-owners/route.tsx",
    layout: "default",
    sitemap: true,
    query: billQuery,
  },
  {
    path: "/for/business",
    file: "pages/audience/for-business/route.tsx",
    layout: "default",
    sitemap: true,
    query: workdayQuery,
  },
  { path: "/for/installers", file: "pages/audience/for-installers/route.tsx", layout: "default", sitemap: true },
  { path: "/for/distributors", file: "pages/audience/for-distributors/route.tsx", layout: "default", sitemap: true },
  {
    path: "/for/epc",
    file: "pages/audience/for-epc/route.tsx",
    layout: "default",
    sitemap: true,
    query: { power: numberText, hours: numberText },
  },
] as const satisfies readonly PageRow[];
