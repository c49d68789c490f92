import type { Copy } from "./fr.ts";

export const cn: Copy = {
  confirm: {
    title: "确认订阅资讯邮件",
    heading: "确认订阅资讯邮件",
    text: "确认后，资讯邮件将发送到收到此链接的邮箱。",
    button: "确认订阅",
    done: { heading: "订阅已确认", text: "我们会发送一封邮件告知您，其中附有退订链接。" },
    over: "确认邮件中的链接 7 天内有效。请重新订阅以获取新的链接。",
    on: "前往订阅页面",
  },
  unsubscribe: {
    title: "退订资讯邮件",
    heading: "退订资讯邮件",
    text: "点击退订后，此邮箱不再收到资讯邮件。",
    button: "退订",
    done: { heading: "您已退订", text: "此邮箱不会再收到资讯邮件。您可以随时重新订阅。" },
    over: "此链接不完整。请从邮件中打开，或直接回复该邮件，我们为您退订。",
    on: "前往订阅页面",
  },
  sending: "正在提交",
};
