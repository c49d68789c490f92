import { html } from "hono/html";
import { findCollection, type EditionKey } from "#domain/content";
import type { StaffText } from "#domain/content/schema";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { preferredStaffLanguage, type StaffLanguage } from "#i18n/staff-languages.ts";
import { acceptedLanguages } from "../accepted-languages.ts";

type Said = Record<"heading" | "expired" | "notThere" | "notWhole" | "editor" | "website", StaffText>;

const said: Said = {
  heading: {
    en: "There is nothing to preview",
    fr: "Aucun aperçu possible",
    de: "Keine Vorschau möglich",
    cn: "无法预览",
  },
  expired: {
    en: "This link is no longer valid. Ask whoever sent it for a new one.",
    fr: "Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    de: "Dieser Link gilt nicht mehr. Bitten Sie den Absender um einen neuen.",
    cn: "此链接已失效，请向发送者索取新链接。",
  },
  notThere: {
    en: "This edition has no text any more.",
    fr: "Cette version n’a plus de texte.",
    de: "Diese Ausgabe hat keinen Text mehr.",
    cn: "该版本已无内容。",
  },
  notWhole: {
    en: "It can be shown once these fields are filled:",
    fr: "Il sera possible dès que ces champs seront remplis :",
    de: "Sie ist möglich, sobald diese Felder ausgefüllt sind:",
    cn: "填写以下字段后即可预览：",
  },
  editor: { en: "To the editor", fr: "Vers l’éditeur", de: "Zum Editor", cn: "前往编辑器" },
  website: { en: "To the website", fr: "Vers le site", de: "Zur Website", cn: "前往网站" },
};

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const styles = `body{margin:0;background:#f6f4ef;color:#161a18;font:1rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.5rem;line-height:1.3}a{color:#0f5c43}`;

/** `fields`: what keeps it from being shown, by the paths of the fields. */
type Why = { why: "expired" | "notThere" } | { why: "notWhole"; edition: EditionKey; fields: readonly string[] };

/** Why there is no preview, in words of whoever asks, and a way on. */
export async function previewRefusal(request: Request, refused: Why): Promise<Response> {
  const language = preferredStaffLanguage(acceptedLanguages(request.headers.get("accept-language")));
  const labels = refused.why === "notWhole" ? labelsOf(refused.edition.type, refused.fields, language) : [];
  const [name, address] =
    refused.why === "notWhole" ? ([said.editor, editorOf(refused.edition)] as const) : ([said.website, localPath(language, "/")] as const);
  const page = await html`<!doctype html>
    <html lang="${languages[language].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${said.heading[language]}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>${said.heading[language]}</h1>
          <p>${said[refused.why][language]}</p>
          ${
            labels.length > 0
              ? html`<ul>
                  ${labels.map((label) => html`<li>${label}</li>`)}
                </ul>`
              : ""
          }
          <p><a href="${address}" target="_top">${name[language]}</a></p>
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    status: refused.why === "notWhole" ? 409 : 404,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "content-security-policy": policy },
  });
}

function labelsOf(type: string, paths: readonly string[], language: StaffLanguage): string[] {
  const fields = findCollection(type)?.fields ?? {};
  const names = new Set(paths.map((path) => path.split(".")[0] ?? ""));
  return Array.from(names, (name) => fields[name]?.label[language] ?? name);
}

const editorOf = ({ type, key, language }: EditionKey) => `/admin#/content/${type}/${key}?left=${language}`;
