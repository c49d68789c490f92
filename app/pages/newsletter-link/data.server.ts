import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { localPath } from "#i18n/paths.ts";
import { kindOf } from "./kind-of.ts";

/** What a link of a mail leads to. Programs that follow every link in a mail must not act by it, so a person presses a button. */
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
