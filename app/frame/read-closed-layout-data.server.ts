import type { RouterContextProvider } from "react-router";
import type { ClosedPage } from "#domain/site-config/schema";
import { requestContext } from "#app/page/request-context.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatUtcTime } from "#i18n/format-time.ts";
import { traits } from "#i18n/traits.ts";
import { readLayoutData } from "./read-layout-data.server.ts";
import type { LayoutData } from "./use-layout-data.ts";

/** Reads the layout data of a page under maintenance, with the texts of the site config in the message. */
export async function readClosedLayoutData(
  context: Readonly<RouterContextProvider>,
  path: string,
  { message, until }: ClosedPage,
): Promise<LayoutData> {
  const layoutData = await readLayoutData(context, path);
  const { language } = context.get(requestContext);
  const { maintenance } = layoutData.copy.errors;
  if (!maintenance) return layoutData;
  const end = until === undefined ? [] : [fillPlaceholders(maintenance.until, { moment: formatUtcTime(language, until) })];
  const description = [message ?? maintenance.description, ...end].join(traits[language].spaced ? " " : "");
  const errors = { ...layoutData.copy.errors, maintenance: { ...maintenance, description } };
  return { ...layoutData, copy: { ...layoutData.copy, errors } };
}
