import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "注册账号",
    description: "注册账号，跟进您的提问，管理订阅，并使用 Open API 控制台。",
    keywords: ["注册", "创建账号", "账号"],
  },
  heading: "注册 eCactus 账号",
  lead: "跟进您的提问，管理订阅，并使用 Open API 控制台。",
  leadCode: "输入邮件中的验证码，再设置用户名和密码。",
  name: "用户名与昵称",
  secret: "设置密码",
  send: "注册",
  known: "已有账号？",
  login: "登录",
  done: {
    heading: "注册成功",
    text: "您已登录，可以进入个人中心。",
    open: "进入个人中心",
    home: "返回首页",
  },
};
