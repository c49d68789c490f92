import { keysOf } from "#i18n/keys-of.ts";
/** User-agent patterns of apps whose built-in browser cannot download files. */
const userAgentPatterns = {
  WeChat: /MicroMessenger\//i,
  DingTalk: /DingTalk\//i,
  Alipay: /AlipayClient\//i,
  Weibo: /Weibo|__weibo__/i,
  /** The standalone QQ browser has `MQQBrowser` in its user agent and can download files. */
  QQ: /\sQQ\//i,
  Instagram: /\bInstagram\b/i,
  Facebook: /\bFB(?:AN|AV|_IAB)\b/,
  LINE: /\bLine\//i,
  TikTok: /\bmusical_ly|\btrill_|\bTikTok\b/i,
  Douyin: /\baweme|BytedanceWebview/i,
  RedNote: /\bxhsdiscover|\bXiaoHongShu\b/i,
  Kuaishou: /\bKwai(?:_Lite)?\//i,
  Baidu: /\bbaiduboxapp\//i,
  LinkedIn: /\bLinkedInApp\b/,
  Snapchat: /\bSnapchat\b/,
  Pinterest: /\[Pinterest\//,
  KakaoTalk: /\bKAKAOTALK\b/i,
} satisfies Record<string, RegExp>;

export type InAppBrowser = keyof typeof userAgentPatterns;

export function detectInAppBrowser(userAgent: string | undefined): InAppBrowser | undefined {
  if (userAgent === undefined) return undefined;
  return keysOf(userAgentPatterns).find((name) => userAgentPatterns[name].test(userAgent));
}
