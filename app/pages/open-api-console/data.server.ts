import { redirect } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readProfile } from "#app/features/account/read-profile.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { unwrapData } from "#app/page/unwrap-data.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { chooseConsoleLanguage } from "#i18n/console-language.ts";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { consoleCopy } from "./console-copy.server.ts";

export const loader = pageLoader("/platform/open-api/console", async ({ page, path, query }) => {
  const profile = await readProfile(page.api);
  const address = localPath(page.language, path);
  if (!profile) throw redirect(`${localPath(page.language, "/login")}?${new URLSearchParams({ next: address })}`, 303);
  const language = chooseConsoleLanguage(page.preference?.cached, page.preference?.browser);
  // The page's API client reads the config in the page's language only, so fetch all languages.
  const configs = await unwrapData(page.api.get("/config/i18n")).catch(() => undefined);
  const { seo, ...copy } = consoleCopy(language, configs?.[languages[language].configKey]?.copy);
  const state = await unwrapData(page.api.get("/account/open-api"));
  const deliveries = await unwrapData(page.api.get("/account/open-api/deliveries"));
  const webhooks = await unwrapData(page.api.get("/account/open-api/webhooks"));
  const { phone, email, sample } = page.site;
  return {
    language,
    copy,
    seo: { ...seo, image: previewOf("control-desk"), noindex: true },
    messages: pickMessages(language, [
      "notSignedIn",
      "openApiDeactivated",
      "notFound",
      "webhookEnded",
      "webhookAddress",
      "webhookNotPublic",
      "webhookEvents",
      "tooManyWebhooks",
    ]),
    address,
    account: profile.email,
    company: { phone, email, sample },
    apiBase: new URL("/api", page.siteUrl).href,
    state,
    deliveries: deliveries.items,
    webhooks: webhooks.items,
    result: query.get("result"),
  };
});

export type ConsoleData = Awaited<ReturnType<typeof loader>>;
