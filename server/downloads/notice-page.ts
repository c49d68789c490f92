import { html } from "hono/html";
import type { Context } from "hono";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

export type Notice = {
  heading: string;
  title: string;
  text: string;
  links: readonly { name: string; address: string }[];
  downloads: string;
};

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const styles = `body{margin:0;background:#f6f4ef;color:#161a18;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:12vh 1.25rem 3rem}h1{font-size:1.75rem;line-height:1.25;font-weight:500;text-wrap:balance;
border-top:3px solid #35e0a8;padding-top:1.5rem;margin:0}h1+p{color:#5a615c;margin:.5rem 0 1.5rem}ul{list-style:none;padding:0}
li{padding:.5rem 0}a{color:#0f5c43;text-underline-offset:.2em;overflow-wrap:anywhere}a:focus-visible{outline:3px solid;outline-offset:3px}`;

/** Responds with an HTML page to visitors who followed a link to a replaced or withdrawn document. */
export async function noticePage(c: Context, language: Language, status: 200 | 410, notice: Notice): Promise<Response> {
  const { heading, title, text, links, downloads } = notice;
  const all = [...links, { name: downloads, address: localPath(language, "/support-center/downloads") }];
  const page = await html`<!doctype html>
    <html lang="${languages[language].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading} – ${title}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          <p>${title}</p>
          <p>${text}</p>
          <ul>
            ${all.map(({ name, address }) => html`<li><a href="${address}">${name}</a></li>`)}
          </ul>
        </main>
      </body>
    </html>`;
  return c.body(String(page), status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    // Not shared between visitors, because the language depends on the request.
    "Cache-Control": "private, no-cache",
    Vary: "Cookie, Accept-Language",
    "X-Robots-Tag": "noindex",
  });
}
