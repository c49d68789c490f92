import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { localPath } from "#i18n/paths.ts";
import { kindOf } from "./kind-of.ts";

/** Target of a link in a mail. Mail scanners follow links, so only a form submission changes anything. */
export const loader = pageLoader(
  ["/newsletter/confirm", "/newsletter/unsubscribe"],
  async ({ page, path, query, copy: { sending, ...copy } }) => {
    const kind = kindOf(path);
    return {
      copy: { ...copy[kind], sending },
      seo: {
        title: copy[kind].title,
        description: copy[kind].text,
        keywords: [copy[kind].title],
        image: previewOf("letterbox"),
        noindex: true,
      },
      messages: pickMessages(page.language, ["linkExpired", "newsletterFailed"]),
      newsletter: localPath(page.language, "/newsletter"),
      picture: pictureOf("half", "letterbox"),
      token: query.get("token") ?? "",
      done: query.get("result") === "done",
    };
  },
);

export type NewsletterLinkData = Awaited<ReturnType<typeof loader>>;
