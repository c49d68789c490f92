import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "登录",
    description: "使用邮箱、用户名或手机号登录您的账号。",
    keywords: ["登录", "账号"],
  },
  heading: "登录 eCactus 账号",
  lead: "查看您的提问，管理登录设备和 Open API 密钥。",
  ways: "登录方式",
  byName: "邮箱或用户名",
  byPhone: "手机号",
  login: "邮箱或用户名",
  send: "登录",
  captcha: "需要人机验证。",
  captchaText: "请再次输入密码，然后点击图片，点击后即登录。",
  forgotten: "忘记密码？",
  noAccount: "还没有账号？",
  signUp: "立即注册",
  results: {
    "signed-out": { heading: "您已退出登录", text: "此设备上不再保留您的登录状态。" },
    reset: { heading: "密码已修改", text: "请使用新密码登录。" },
    deleted: { heading: "您的账号将被注销", text: "具体日期见邮件。在此之前登录即可保留账号。" },
  },
};
