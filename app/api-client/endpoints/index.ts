import { account } from "./account.ts";
import { captcha } from "./captcha.ts";
import { config } from "./config.ts";
import { consent } from "./consent.ts";
import { contact } from "./contact.ts";
import { media } from "./media.ts";
import { newsletter } from "./newsletter.ts";
import { openApi } from "./open-api.ts";
import { personalCenter } from "./personal-center.ts";
import { sandbox } from "./sandbox.ts";
import { webhooks } from "./webhooks.ts";
import { place, placeNear } from "./search.ts";

/** Table of endpoints by subject. `entryEndpoints` and `searchEndpoint` create those of the content types. */
export const endpoints = {
  content: { place, placeNear },
  contact,
  captcha,
  account,
  personalCenter,
  openApi,
  sandbox,
  webhooks,
  newsletter,
  consent,
  config,
  media,
} as const;
