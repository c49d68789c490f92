import { keysOf } from "#i18n/keys-of.ts";
/** Programs that show pages in a window of their own, which downloads nothing, by what they say of themselves. */
const marks = {
  WeChat: /MicroMessenger\//i,
  DingTalk: /DingTalk\//i,
  Alipay: /AlipayClient\//i,
  Weibo: /Weibo|__weibo__/i,
  /** Its own browser says `MQQBrowser`, and is one. */
  QQ: /\sQQ\//i,
  Instagram: /\bInstagram\b/i,
  Facebook: /\bFB(?:AN|AV|_IAB)\b/,
  LINE: /\bLine\//i,
} satisfies Record<string, RegExp>;

export type InAppBrowser = keyof typeof marks;

/** The program whose own window shows the page, where it is one that is known. */
export function inAppBrowser(userAgent: string | undefined): InAppBrowser | undefined {
  if (userAgent === undefined) return undefined;
  return keysOf(marks).find((name) => marks[name].test(userAgent));
}
