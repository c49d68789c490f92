import { expect, test } from "vitest";
import { detectInAppBrowser } from "./in-app-browser.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36";

test.each([
  ["WeChat", `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x1800323c) NetType/WIFI Language/zh_CN`],
  ["WeChat", `${android} XWEB/1300259 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64`],
  ["WeChat", `${android} wxwork/4.1.30 MicroMessenger/7.0.1 MQQBrowser/6.2`],
  ["QQ", `${android} MQQBrowser/6.2 TBS/046715 V1_AND_SQ_9.0.30_6300_YYB_D QQ/9.0.30.15855 NetType/WIFI`],
  ["QQ", `${iphone} Mobile/15E148 QQ/9.0.25.610 V1_IPH_SQ_9.0.25_1_APP_A Pixel/1170`],
  ["Weibo", `${iphone} Mobile/15E148 Weibo (iPhone15,2__weibo__14.10.1__iphone__os18.1)`],
  ["Alipay", `${android} UWS/4.7.0.1 AliApp(AP/10.6.60.8000) AlipayClient/10.6.60.8000 Language/zh-Hans`],
  ["DingTalk", `${iphone} Mobile/15E148 AliApp(DingTalk/7.6.15) com.laiwang.DingTalk/39268462 Channel/201200`],
  ["Facebook", `${iphone} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.52.103;FBBV/658119190;FBDV/iPhone15,2]`],
  ["Facebook", `${android} [FB_IAB/FB4A;FBAV/488.0.0.72.77;]`],
  ["Instagram", `${iphone} Mobile/22B83 Instagram 355.0.0.34.96 (iPhone15,2; iOS 18_1; fr_FR)`],
  ["LINE", `${iphone} Mobile/15E148 Safari Line/14.18.0`],
  ["Douyin", `${android} aweme_300100 JsSdk/1.0 NetType/WIFI Channel/x AppName/aweme ByteLocale/zh-CN BytedanceWebview/d8a21c6`],
  ["Douyin", `${iphone} Mobile/15E148 BytedanceWebview/d8a21c6`],
  ["TikTok", `${iphone} Mobile/15E148 musical_ly_36.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6`],
  ["TikTok", `${android} trill_350003 JsSdk/1.0 BytedanceWebview/d8a21c6`],
  ["RedNote", `${iphone} Mobile/15E148 xhsdiscover/8.60 Language/zh-Hans NetType/WiFi`],
  ["Kuaishou", `${android} Kwai/12.10.30.38 NetType/WIFI`],
  ["Baidu", `${iphone} Mobile/15E148 SP-engine/3.0 baiduboxapp/13.70.0.10`],
  ["LinkedIn", `${iphone} Mobile/15E148 [LinkedInApp]/9.30.1`],
  ["KakaoTalk", `${android};KAKAOTALK 2410600`],
])("in-app browser detection finds %s in the user agent %s", (name, userAgent) => expect(detectInAppBrowser(userAgent)).toBe(name));

test.each([
  ["Safari on a phone", `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`],
  ["Chrome on a phone", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"],
  ["QQ's own browser", `${android} MQQBrowser/15.7`],
  ["a crawler that follows links for Facebook", "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"],
  ["a device with line in its name", "Mozilla/5.0 (Linux; Android 14; Inline 7) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36"],
  ["an empty header", ""],
  ["a missing header", undefined],
])("in-app browser detection ignores %s", (_, userAgent) => expect(detectInAppBrowser(userAgent)).toBeUndefined());
