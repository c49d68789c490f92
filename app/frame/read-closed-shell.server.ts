import type { RouterContextProvider } from "react-router";
import type { ClosedPage } from "#domain/site-config/schema";
import { requestContext } from "#app/page/request-context.ts";
import { fill } from "#i18n/fill.ts";
import { formatMoment } from "#i18n/clock.ts";
import { traits } from "#i18n/traits.ts";
import { readShell } from "./read-shell.server.ts";
import type { Shell } from "./use-shell.ts";

/** The shell of a page under maintenance, with what site config says of it in the place of the usual words. */
export async function readClosedShell(
  context: Readonly<RouterContextProvider>,
  path: string,
  { message, until }: ClosedPage,
): Promise<Shell> {
  const shell = await readShell(context, path);
  const { language } = context.get(requestContext);
  const { maintenance } = shell.copy.errors;
  if (!maintenance) return shell;
  const end = until === undefined ? [] : [fill(maintenance.until, { moment: formatMoment(language, until) })];
  const description = [message ?? maintenance.description, ...end].join(traits[language].spaced ? " " : "");
  const errors = { ...shell.copy.errors, maintenance: { ...maintenance, description } };
  return { ...shell, copy: { ...shell.copy, errors } };
}
