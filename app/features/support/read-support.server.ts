import { localPath } from "#i18n/paths.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { destinations } from "#app/routing/destinations.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { readEmergency } from "./read-emergency.server.ts";

type Name = keyof (typeof destinations)["support"];

/** Reads the shared data of support pages: breadcrumb, messages, the emergency notice, and the names of the product lines. */
export async function readSupport(page: RequestContext, name: Name) {
  const [layoutCopy, { emergency: _emergency, ...words }, emergency] = await Promise.all([
    readCopy(page, "frame"),
    readCopy(page, "support"),
    readEmergency(page),
  ]);
  const names = layoutCopy.destinations.support;
  const parents = name === "center" ? [] : [{ name: names.center, path: destinations.support.center }];
  const way = {
    steps: parents.map((step) => ({ name: step.name, to: localPath(page.language, step.path) })),
    current: names[name],
  };
  const { accessory: _accessory, ...lines } = layoutCopy.lines;
  return {
    way,
    words,
    emergency,
    lines,
    jsonLd: await breadcrumbList(page, [...parents, { name: names[name], path: destinations.support[name] }]),
  };
}

export type SupportWords = Awaited<ReturnType<typeof readSupport>>["words"];
export type SupportBreadcrumb = Awaited<ReturnType<typeof readSupport>>["way"];
