import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readAccountTexts } from "#app/features/account/account-texts.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { formPath } from "./form-path.ts";

/** Target of the link in the mail. */
const linkPath = "/retrieve-password/link";

export const loader = pageLoader([formPath, linkPath], async ({ page, path, query, copy, seo }) => {
  const isLink = path === linkPath;
  return {
    copy,
    ...(await readAccountTexts(page)),
    seo: {
      ...(isLink ? { title: copy.headingCode, description: copy.leadLink, keywords: [copy.headingCode], noindex: true } : seo),
      image: previewOf("key-shelf"),
    },
    picture: pictureOf("half", "key-shelf"),
    link: isLink ? await readLink(page, query.get("token") ?? "") : undefined,
    done: query.get("result") === "done",
    isCodeStep: query.get("step") === "code",
  };
});

/** `isOver`: the link has expired, or has set a password. */
async function readLink(page: RequestContext, token: string) {
  const response = await page.api.get("/account/retrieve/link", { token });
  return { token, isOver: response.code !== 200 };
}

export type RetrieveData = Awaited<ReturnType<typeof loader>>;
