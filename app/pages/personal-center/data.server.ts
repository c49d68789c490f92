import { redirect } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readAccountTexts } from "#app/features/account/account-texts.server.ts";
import { readProfile } from "#app/features/account/read-profile.ts";
import { callingCodes, countriesWithCodes } from "#app/form/calling-codes.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { localPath } from "#i18n/paths.ts";
import { readCenter } from "./read-center.server.ts";
import { expiredSessionContext } from "./expired-session-context.ts";

export const loader = pageLoader("/personal-center", async ({ page, path, query, copy, seo, context }) => {
  const profile = await readProfile(page.api);
  const address = localPath(page.language, path);
  if (!profile && !context.get(expiredSessionContext))
    throw redirect(`${localPath(page.language, "/login")}?${new URLSearchParams({ next: address })}`, 303);
  const countries = countriesWithCodes(page.language);
  const result = query.get("result") as keyof typeof copy.results | null;
  return {
    copy,
    ...(await readAccountTexts(page)),
    seo: { ...seo, image: previewOf("house-dusk"), noindex: true },
    address,
    countries: countries.map(({ code, name }) => ({ code, name })),
    codes: callingCodes(page.language, countries),
    center: profile && (await readCenter(page, profile)),
    result: result ?? undefined,
  };
});

export type CenterData = Awaited<ReturnType<typeof loader>>;
