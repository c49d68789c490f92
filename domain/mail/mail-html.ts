import { escapeMarkup } from "../escape-markup.ts";
import type { Message, MailBlock } from "./message.ts";

/** Colours of light and dark mode: background, text, secondary text, lines, raised areas, buttons. */
const lightTheme = {
  ground: "#f6f4ef",
  text: "#161a18",
  soft: "#5a615c",
  rule: "#d6d0c3",
  raised: "#e8e3d8",
  action: "#0f5c43",
  onAction: "#f6f4ef",
};
const darkTheme: typeof lightTheme = {
  ground: "#1b201e",
  text: "#f2f0ea",
  soft: "#a9b1ac",
  rule: "#3a423e",
  raised: "#252b28",
  action: "#7fe3be",
  onAction: "#161a18",
};
const accentColor = "#35e0a8";
const width = 600;

const fontFamily = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',Arial,sans-serif";
const textStyle = (size: number, line: number, color = lightTheme.text) =>
  `${fontFamily};font-size:${size}px;line-height:${line}px;color:${color}`;
const bodyStyle = textStyle(16, 26);

/**
 * Styles for clients that support a style element: dark mode, and narrower padding on phones. All other styles are
 * inline, because some clients remove the style element.
 */
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
.m-link a{color:inherit!important}
@media (max-width:480px){.m-edge{padding-left:20px!important;padding-right:20px!important}.m-head{font-size:25px!important;line-height:31px!important}}
@media (prefers-color-scheme:dark){.m-ground{background:${darkTheme.ground}!important}.m-text{color:${darkTheme.text}!important}.m-soft{color:${darkTheme.soft}!important}.m-rule{border-color:${darkTheme.rule}!important}.m-raised{background:${darkTheme.raised}!important}.m-ink{background:${darkTheme.text}!important}.m-action{background:${darkTheme.action}!important}.m-on-action{color:${darkTheme.onAction}!important}.m-open{color:${darkTheme.action}!important}}`;

/**
 * Outlook on Windows uses the Word engine: unknown fonts fall back to Times, and the screen's dpi scales the layout.
 */
const outlookStyles = `<!--[if mso]><noscript><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><style>td,a,h1,p,span{font-family:'Segoe UI','Microsoft YaHei',Arial,sans-serif!important}</style><![endif]-->`;

/** Renders a mail with tables, attributes and inline styles, which all mail clients support. */
export function renderHtml({
  tag,
  brand,
  preheader,
  heading,
  parts,
  footer,
  unsubscribe,
}: Message & { tag: string; brand: string }): string {
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
${outlookStyles}
</head>
<body class="m-ground" bgcolor="${lightTheme.ground}" style="margin:0;padding:0;background:${lightTheme.ground}">
${preheaderHtml(preheader)}
${tableTag(`lang="${tag}" width="100%" class="m-ground" bgcolor="${lightTheme.ground}" style="background:${lightTheme.ground}"`)}<tr><td align="center" style="padding:0">
<!--[if mso]><table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${tableTag(`width="100%" style="max-width:${width}px"`)}
<tr><td class="m-edge" align="left" style="padding:32px 32px 0">${headerHtml(brand)}</td></tr>
<tr><td class="m-edge" align="left" style="padding:36px 32px 24px"><h1 class="m-text m-head" style="margin:0;${textStyle(30, 36)};font-weight:500;letter-spacing:-0.3px">${title}</h1></td></tr>
<tr><td class="m-edge" align="left" style="padding:0 32px 12px">
${tableTag('width="100%"')}
${parts.map(blockHtml).join("\n")}
</table></td></tr>
<tr><td class="m-edge" align="left" style="padding:8px 32px 40px">${footerHtml(footer, unsubscribe)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const tableTag = (attributes: string) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;

/** Renders the preview text of the mail list. Invisible characters after it keep the mail content out of the preview. */
function preheaderHtml(words: string): string {
  return `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${lightTheme.ground}">${escapeMarkup(words)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>`;
}

/** Renders logo and brand name above a coloured line, with table cells instead of images, which clients often block. */
function headerHtml(brand: string): string {
  return `${tableTag('width="100%"')}<tr><td align="left" style="padding:0 0 14px">
${tableTag("")}<tr><td valign="bottom" style="padding:0 10px 3px 0">${logoHtml()}</td><td class="m-text" valign="bottom" style="${textStyle(19, 24)};font-weight:600;letter-spacing:-0.2px">${escapeMarkup(brand)}</td></tr></table>
</td></tr><tr>${cellHtml({ height: 3, color: accentColor })}</tr></table>`;
}

/**
 * Renders the logo: five bars with three heights, 3 px wide and 3 px apart, the middle one in the accent colour. The
 * others are grey, because black bars would be invisible in clients with their own dark mode.
 */
function logoHtml(): string {
  const heights = [7, 14, 20, 14, 7];
  const steps = [
    { from: 20, height: 6 },
    { from: 14, height: 7 },
    { from: 7, height: 7 },
  ];
  const rows = steps.map(({ from, height }) => {
    const bars = heights.map((barHeight, index) =>
      cellHtml({ width: 3, height, color: barHeight < from ? undefined : index === 2 ? accentColor : lightTheme.soft }),
    );
    return `<tr>${bars.join(cellHtml({ width: 3, height }))}</tr>`;
  });
  return `${tableTag('aria-hidden="true"')}${rows.join("")}</table>`;
}

/** Renders an empty cell with an exact height, also below the line height. */
function cellHtml({ width, height, color }: { width?: number; height: number; color?: string }): string {
  const size = `${width === undefined ? "" : ` width="${width}"`} height="${height}"`;
  const ground = color === undefined ? "" : `background:${color};`;
  const attributes = `${color === undefined ? "" : ` bgcolor="${color}"`}${color === lightTheme.soft ? ' class="m-ink"' : ""}`;
  return `<td${size}${attributes} style="${ground}font-size:0;line-height:${height}px;mso-line-height-rule:exactly">&#8203;</td>`;
}

function blockHtml(part: MailBlock, index: number, parts: readonly MailBlock[]): string {
  const words = escapeMarkup(part.text).replaceAll("\n", "<br>");
  const isLastOfKind = parts[index + 1]?.kind !== part.kind;
  switch (part.kind) {
    case "text":
      return `<tr><td class="m-text" align="left" style="padding:0 0 20px;${bodyStyle};word-break:break-word">${words}</td></tr>`;
    case "code":
      return `<tr><td align="left" style="padding:4px 0 24px">${tableTag("")}<tr><td class="m-raised m-text m-link" bgcolor="${lightTheme.raised}" style="padding:14px 18px 14px 24px;background:${lightTheme.raised};border-radius:4px;${textStyle(34, 44)};font-weight:500;letter-spacing:6px">${words}</td></tr></table></td></tr>`;
    case "field":
      return `<tr><td class="m-text m-rule" align="left" style="padding:10px 0 ${isLastOfKind ? 28 : 12}px;border-top:1px solid ${lightTheme.rule};${bodyStyle};word-break:break-word"><span class="m-soft" style="${textStyle(13, 20, lightTheme.soft)}">${escapeMarkup(part.name)}</span><br>${words}</td></tr>`;
    case "entry":
      return `<tr><td class="m-text m-rule" align="left" style="padding:18px 0 ${isLastOfKind ? 32 : 22}px;border-top:1px solid ${lightTheme.rule};${bodyStyle}"><a class="m-open" href="${escapeMarkup(part.href)}" style="${textStyle(20, 27, lightTheme.action)};font-weight:600;text-decoration:none">${escapeMarkup(part.title)}</a><br>${words}</td></tr>`;
    case "button":
      return `<tr><td align="left" style="padding:8px 0 28px">${buttonHtml(words, part.href)}</td></tr>`;
  }
}

/** The link has the padding, so that the whole button is clickable. Outlook ignores it and uses `mso-padding-alt` of the cell. */
function buttonHtml(words: string, href: string): string {
  return `${tableTag("")}<tr><td class="m-action" align="center" bgcolor="${lightTheme.action}" style="background:${lightTheme.action};border-radius:4px;mso-padding-alt:14px 26px"><a class="m-on-action" href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 26px;${textStyle(16, 22, lightTheme.onAction)};font-weight:600;text-decoration:none">${words}</a></td></tr></table>`;
}

function footerHtml(lines: readonly string[], unsubscribe: Message["unsubscribe"]): string {
  const style = textStyle(13, 20, lightTheme.soft);
  const link = unsubscribe
    ? `<br><a class="m-soft" href="${escapeMarkup(unsubscribe.href)}" style="${style};text-decoration:underline">${escapeMarkup(unsubscribe.text)}</a>`
    : "";
  return `${tableTag('width="100%"')}<tr><td class="m-soft m-rule m-link" align="left" style="padding:16px 0 0;border-top:1px solid ${lightTheme.rule};${style}">${lines.map(escapeMarkup).join("<br>")}${link}</td></tr></table>`;
}
