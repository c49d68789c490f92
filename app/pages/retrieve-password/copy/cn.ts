import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "找回密码",
    description: "通过邮件获取验证码，为您的账号设置新密码。",
    keywords: ["找回密码", "重置密码", "账号"],
  },
  heading: "找回密码",
  lead: "验证码将发送至您账号的邮箱，用于设置新密码。",
  headingCode: "设置新密码",
  leadCode: "请输入收到的验证码和新密码。",
  leadLink: "请设置新密码。邮件中的链接可代替验证码。",
  send: "修改密码",
  login: "登录",
  used: {
    heading: "此链接已使用或已过期",
    text: "每个链接只能设置一次密码，有效期 10 分钟。请用新密码登录，或重新获取验证码。",
  },
  done: {
    heading: "密码已修改",
    text: "该账号在其他设备上均已退出登录。",
    countdown: "{seconds} 秒后进入登录页。",
    stopped: "倒计时已停止。",
    stop: "停止倒计时",
    login: "立即登录",
  },
};
