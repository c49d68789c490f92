import { redirect } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readAccountTexts } from "#app/features/account/account-texts.server.ts";
import { writeCookieCheck } from "#app/features/account/cookie-check.ts";
import { nextAddress } from "#app/features/account/next-address.ts";
import { readProfile } from "#app/features/account/read-profile.ts";
import { callingCodes, countriesWithCodes } from "#app/form/calling-codes.server.ts";
import { renderResult } from "#app/page/render-result.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { localPath } from "#i18n/paths.ts";

export const loader = pageLoader("/login", async ({ page, context, query, copy: { results, ...copy }, seo }) => {
  const next = nextAddress(query.get("next"), page.language);
  // Show the form even if the session cannot be read, for example in an outage.
  const profile = await readProfile(page.api).catch(() => undefined);
  if (profile) throw redirect(next ?? localPath(page.language, "/personal-center"), 303);
  context.get(renderResult).cookies.push(writeCookieCheck(page.siteUrl));
  const result = query.get("result") as keyof typeof results | null;
  return {
    copy,
    ...(await readAccountTexts(page)),
    seo: { ...seo, image: previewOf("key-shelf") },
    picture: pictureOf("half", "key-shelf"),
    next,
    byPhone: query.get("by") === "phone",
    codes: callingCodes(page.language, countriesWithCodes(page.language)),
    result: result ? results[result] : undefined,
  };
});

export type LoginData = Awaited<ReturnType<typeof loader>>;
