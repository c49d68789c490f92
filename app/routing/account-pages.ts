import type { PageRow } from "./page-row.ts";
import { localAddress } from "./query-values.ts";

export const accountPages = [
  {
    path: "/login",
    file: "pages/login/route.tsx",
    layout: "none",
    sitemap: true,
    form: true,
    cached: false,
    query: { next: localAddress, by: /^phone$/, result: /^(signed-out|reset|deleted)$/ },
  },
  { path: "/sign-up", file: "pages/sign-up/route.tsx", layout: "none", sitemap: true, form: true, query: { result: /^done$/ } },
  {
    path: "/retrieve-password",
    file: "pages/retrieve-password/route.tsx",
    layout: "none",
    sitemap: true,
    form: true,
    query: { result: /^done$/, step: /^code$/ },
  },
  {
    path: "/retrieve-password/link",
    file: "pages/retrieve-password/route.tsx",
    layout: "none",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { token: /^[\w-]{1,1000}$/ },
  },
  {
    path: "/personal-center",
    file: "pages/personal-center/route.tsx",
    layout: "default",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { result: /^(profile|email|password|session|sessions|newsletter)$/ },
  },
] as const satisfies readonly PageRow[];
