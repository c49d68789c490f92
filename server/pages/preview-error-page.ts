import { html } from "hono/html";
import { findCollection, type LocalizationKey } from "#domain/content";
import type { StaffText } from "#domain/content/schema";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { preferredStaffLanguage, type StaffLanguage } from "#i18n/staff-languages.ts";
import { acceptedLanguages } from "../accepted-languages.ts";

type Messages = Record<"heading" | "expired" | "notThere" | "notWhole" | "editor" | "website", StaffText>;

const messages: Messages = {
  heading: {
    en: "Preview not available",
    fr: "Aperçu non disponible",
    de: "Vorschau nicht verfügbar",
    cn: "无法预览",
  },
  expired: {
    en: "This preview link is no longer valid. Ask its sender for a new link.",
    fr: "Ce lien d’aperçu n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    de: "Dieser Vorschaulink ist nicht mehr gültig. Bitten Sie den Absender um einen neuen.",
    cn: "此链接已失效，请向发送者索取新链接。",
  },
  notThere: {
    en: "This localized version no longer has a text.",
    fr: "Cette version linguistique n’a plus de texte.",
    de: "Diese Sprachversion hat keinen Text mehr.",
    cn: "该版本已无内容。",
  },
  notWhole: {
    en: "Fill in these fields to show the preview:",
    fr: "Remplissez ces champs pour afficher l’aperçu :",
    de: "Füllen Sie diese Felder aus, um die Vorschau anzuzeigen:",
    cn: "填写以下字段后即可预览：",
  },
  editor: { en: "Open the editor", fr: "Ouvrir l’éditeur", de: "Editor öffnen", cn: "打开编辑器" },
  website: { en: "Open the website", fr: "Ouvrir le site", de: "Website öffnen", cn: "打开网站" },
};

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const styles = `body{margin:0;background:#f6f4ef;color:#161a18;font:1rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.5rem;line-height:1.3}a{color:#0f5c43}`;

/** `fields`: paths of the fields that are invalid or missing. */
type PreviewError = { why: "expired" | "notThere" } | { why: "notWhole"; edition: LocalizationKey; fields: readonly string[] };

/** Explains in the browser's language why there is no preview, and links to the next step. */
export async function previewErrorPage(request: Request, error: PreviewError): Promise<Response> {
  const language = preferredStaffLanguage(acceptedLanguages(request.headers.get("accept-language")));
  const labels = error.why === "notWhole" ? labelsOf(error.edition.type, error.fields, language) : [];
  const [name, address] =
    error.why === "notWhole"
      ? ([messages.editor, editorOf(error.edition)] as const)
      : ([messages.website, localPath(language, "/")] as const);
  const page = await html`<!doctype html>
    <html lang="${languages[language].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${messages.heading[language]}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>${messages.heading[language]}</h1>
          <p>${messages[error.why][language]}</p>
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
    status: error.why === "notWhole" ? 409 : 404,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "content-security-policy": policy },
  });
}

function labelsOf(type: string, paths: readonly string[], language: StaffLanguage): string[] {
  const fields = findCollection(type)?.fields ?? {};
  const names = new Set(paths.map((path) => path.split(".")[0] ?? ""));
  return Array.from(names, (name) => fields[name]?.label[language] ?? name);
}

const editorOf = ({ type, key, language }: LocalizationKey) => `/admin#/content/${type}/${key}?left=${language}`;
