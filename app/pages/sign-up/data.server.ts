import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readAccountTexts } from "#app/features/account/account-texts.server.ts";
import { callingCodes, countriesWithCodes } from "#app/form/calling-codes.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";

export const loader = pageLoader("/sign-up", async ({ page, query, copy, seo }) => {
  const countries = countriesWithCodes(page.language);
  return {
    copy,
    ...(await readAccountTexts(page)),
    seo: { ...seo, image: previewOf("house-detail") },
    picture: pictureOf("half", "house-detail"),
    countries,
    codes: callingCodes(page.language, countries),
    done: query.get("result") === "done",
  };
});

export type SignUpData = Awaited<ReturnType<typeof loader>>;
