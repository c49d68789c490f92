import { escapeMarkup } from "../escape-markup.ts";
import type { Message, Part } from "./message.ts";

/** The site's colours by day and by night: of the ground, of what is written on it, of lines, of what is pressed. */
const day = {
  ground: "#f6f4ef",
  text: "#161a18",
  soft: "#5a615c",
  rule: "#d6d0c3",
  raised: "#e8e3d8",
  action: "#0f5c43",
  onAction: "#f6f4ef",
};
const night: typeof day = {
  ground: "#1b201e",
  text: "#f2f0ea",
  soft: "#a9b1ac",
  rule: "#3a423e",
  raised: "#252b28",
  action: "#7fe3be",
  onAction: "#161a18",
};
const light = "#35e0a8";
const width = 600;

const face = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',Arial,sans-serif";
const type = (size: number, line: number, color = day.text) => `${face};font-size:${size}px;line-height:${line}px;color:${color}`;
const text = type(16, 26);

/**
 * For programs that read styles of their own: a night for those that have one (most of the others darken by themselves),
 * narrower edges on telephones. Everything else stands at the elements, because some programs take the style element away.
 */
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
.m-link a{color:inherit!important}
@media (max-width:480px){.m-edge{padding-left:20px!important;padding-right:20px!important}.m-head{font-size:25px!important;line-height:31px!important}}
@media (prefers-color-scheme:dark){.m-ground{background:${night.ground}!important}.m-text{color:${night.text}!important}.m-soft{color:${night.soft}!important}.m-rule{border-color:${night.rule}!important}.m-raised{background:${night.raised}!important}.m-ink{background:${night.text}!important}.m-action{background:${night.action}!important}.m-on-action{color:${night.onAction}!important}.m-open{color:${night.action}!important}}`;

/** Outlook on Windows is Word: it takes Times for a face it has not got, and scales by the screen's dots. */
const forWord = `<!--[if mso]><noscript><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><style>td,a,h1,p,span{font-family:'Segoe UI','Microsoft YaHei',Arial,sans-serif!important}</style><![endif]-->`;

/** Nothing but tables, attributes and styles of each element, because that is what mail programs have in common. */
export function htmlOf({ tag, brand, preheader, heading, parts, footer, unsubscribe }: Message & { tag: string; brand: string }): string {
  const title = escapeMarkup(heading);
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<style>${styles}</style>
${forWord}
</head>
<body class="m-ground" bgcolor="${day.ground}" style="margin:0;padding:0;background:${day.ground}">
${hidden(preheader)}
${table(`lang="${tag}" width="100%" class="m-ground" bgcolor="${day.ground}" style="background:${day.ground}"`)}<tr><td align="center" style="padding:0">
<!--[if mso]><table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(`width="100%" style="max-width:${width}px"`)}
<tr><td class="m-edge" align="left" style="padding:32px 32px 0">${header(brand)}</td></tr>
<tr><td class="m-edge" align="left" style="padding:36px 32px 24px"><h1 class="m-text m-head" style="margin:0;${type(30, 36)};font-weight:500;letter-spacing:-0.3px">${title}</h1></td></tr>
<tr><td class="m-edge" align="left" style="padding:0 32px 12px">
${table('width="100%"')}
${parts.map(row).join("\n")}
</table></td></tr>
<tr><td class="m-edge" align="left" style="padding:8px 32px 40px">${footerOf(footer, unsubscribe)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const table = (attributes: string) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;

/** What a list of mails shows after the subject; the signs behind it keep the mail's own words out of there. */
function hidden(words: string): string {
  return `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${day.ground}">${escapeMarkup(words)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>`;
}

/** The mark and the name over the line of light. Cells with a colour are shown where no picture is. */
function header(brand: string): string {
  return `${table('width="100%"')}<tr><td align="left" style="padding:0 0 14px">
${table("")}<tr><td valign="bottom" style="padding:0 10px 3px 0">${mark()}</td><td class="m-text" valign="bottom" style="${type(19, 24)};font-weight:600;letter-spacing:-0.2px">${escapeMarkup(brand)}</td></tr></table>
</td></tr><tr>${cell({ height: 3, color: light })}</tr></table>`;
}

/**
 * Five ribs of a cactus, the middle one lit: three pixels wide, three apart, and of three heights. Where a
 * program darkens a mail by itself, the grey of the others still stands out from the ground; ink would not.
 */
function mark(): string {
  const heights = [7, 14, 20, 14, 7];
  const steps = [
    { from: 20, height: 6 },
    { from: 14, height: 7 },
    { from: 7, height: 7 },
  ];
  const rows = steps.map(({ from, height }) => {
    const ribs = heights.map((own, index) => cell({ width: 3, height, color: own < from ? undefined : index === 2 ? light : day.soft }));
    return `<tr>${ribs.join(cell({ width: 3, height }))}</tr>`;
  });
  return `${table('aria-hidden="true"')}${rows.join("")}</table>`;
}

/** A cell of no text, as high as it says also where a line of text would be higher. */
function cell({ width, height, color }: { width?: number; height: number; color?: string }): string {
  const size = `${width === undefined ? "" : ` width="${width}"`} height="${height}"`;
  const ground = color === undefined ? "" : `background:${color};`;
  const look = `${color === undefined ? "" : ` bgcolor="${color}"`}${color === day.soft ? ' class="m-ink"' : ""}`;
  return `<td${size}${look} style="${ground}font-size:0;line-height:${height}px;mso-line-height-rule:exactly">&#8203;</td>`;
}

function row(part: Part, index: number, parts: readonly Part[]): string {
  const words = escapeMarkup(part.text).replaceAll("\n", "<br>");
  const isLastOfKind = parts[index + 1]?.kind !== part.kind;
  switch (part.kind) {
    case "text":
      return `<tr><td class="m-text" align="left" style="padding:0 0 20px;${text};word-break:break-word">${words}</td></tr>`;
    case "code":
      return `<tr><td align="left" style="padding:4px 0 24px">${table("")}<tr><td class="m-raised m-text m-link" bgcolor="${day.raised}" style="padding:14px 18px 14px 24px;background:${day.raised};border-radius:4px;${type(34, 44)};font-weight:500;letter-spacing:6px">${words}</td></tr></table></td></tr>`;
    case "field":
      return `<tr><td class="m-text m-rule" align="left" style="padding:10px 0 ${isLastOfKind ? 28 : 12}px;border-top:1px solid ${day.rule};${text};word-break:break-word"><span class="m-soft" style="${type(13, 20, day.soft)}">${escapeMarkup(part.name)}</span><br>${words}</td></tr>`;
    case "entry":
      return `<tr><td class="m-text m-rule" align="left" style="padding:18px 0 ${isLastOfKind ? 32 : 22}px;border-top:1px solid ${day.rule};${text}"><a class="m-open" href="${escapeMarkup(part.href)}" style="${type(20, 27, day.action)};font-weight:600;text-decoration:none">${escapeMarkup(part.title)}</a><br>${words}</td></tr>`;
    case "button":
      return `<tr><td align="left" style="padding:8px 0 28px">${button(words, part.href)}</td></tr>`;
  }
}

/** A cell that is the button: its edges are the link's, so that all of it can be pressed, and the cell's where Word ignores those. */
function button(words: string, href: string): string {
  return `${table("")}<tr><td class="m-action" align="center" bgcolor="${day.action}" style="background:${day.action};border-radius:4px;mso-padding-alt:14px 26px"><a class="m-on-action" href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 26px;${type(16, 22, day.onAction)};font-weight:600;text-decoration:none">${words}</a></td></tr></table>`;
}

function footerOf(lines: readonly string[], unsubscribe: Message["unsubscribe"]): string {
  const look = type(13, 20, day.soft);
  const link = unsubscribe
    ? `<br><a class="m-soft" href="${escapeMarkup(unsubscribe.href)}" style="${look};text-decoration:underline">${escapeMarkup(unsubscribe.text)}</a>`
    : "";
  return `${table('width="100%"')}<tr><td class="m-soft m-rule m-link" align="left" style="padding:16px 0 0;border-top:1px solid ${day.rule};${look}">${lines.map(escapeMarkup).join("<br>")}${link}</td></tr></table>`;
}
