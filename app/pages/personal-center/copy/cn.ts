import { kindNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "个人中心",
    description: "您的资料、登录设备、提问与数据。",
    keywords: ["个人中心", "账号"],
  },
  greeting: "您好，{name}。",
  contents: "本页内容",
  console: "Open API 控制台",
  sections: {
    profile: { name: "个人资料", text: "称呼与联系方式。" },
    email: { name: "电子邮箱", text: "当前为 {email}。验证码将发送至新邮箱，同时通知原邮箱；修改后，其他设备将退出登录。" },
    password: { name: "密码", text: "修改密码后，其他设备将退出登录。" },
    sessions: { name: "登录与设备", text: "您的账号在以下设备上登录。如有陌生设备，请退出其登录。" },
    questions: { name: "我的提问", text: "您提交过的问题及处理进度。" },
    newsletter: { name: "资讯邮件", text: "资讯邮件将发送至您账号的邮箱。" },
    data: { name: "我的数据", text: "下载本网站保存的与您有关的全部数据（JSON 文件）。" },
    delete: { name: "注销账号", text: "账号立即关闭，14 天后永久删除，该邮箱的提问及资讯邮件订阅一并删除。在此之前登录即可保留账号。" },
  },
  language: "通知语言",
  newEmail: "新的电子邮箱",
  actions: {
    profile: "保存",
    email: "修改邮箱",
    password: "修改密码",
    session: "退出",
    sessions: "退出其他设备",
    subscribe: "订阅",
    unsubscribe: "退订",
    export: "下载我的数据",
    delete: "注销我的账号",
  },
  results: {
    profile: "个人资料已保存。",
    email: "邮箱已修改。",
    password: "密码已修改。",
    session: "该设备已退出登录。",
    sessions: "其他设备均已退出登录。",
    newsletter: "您的选择已保存。",
  },
  session: { current: "当前设备", unknown: "未知设备", seen: "最近使用：{date}", end: "退出登录：{device}" },
  subscribed: "您已订阅。",
  notSubscribed: "您尚未订阅。",
  question: {
    kinds: kindNames.cn,
    thread: "查看并回复",
    states: { open: "处理中", answered: "已回复", closed: "已关闭" },
    none: "暂无提问。",
    ask: "提交问题",
  },
  staffAccount: {
    lastAdministrator: {
      heading: "必须保留至少一位管理员",
      text: "您是唯一的管理员，请先在管理后台将此角色授予他人。",
    },
    proofNeeded: {
      heading: "这是员工账号",
      text: "请先退出登录，再通过第二重验证登录管理后台，并在十分钟内注销账号。注销后，您的后台权限立即失效。",
    },
    open: "打开管理后台",
  },
  signOut: {
    action: "退出登录",
    heading: "在此设备上退出登录？",
    text: "其他设备上的登录不受影响。",
    confirm: "退出登录",
    stay: "保持登录",
  },
  expired: "登录已过期。",
};
