import type { MailCopy } from "./fr.ts";

const ignore = "如果这不是您本人的操作，请忽略此邮件，不会有任何变化。";
const validity = "验证码 10 分钟内有效。请勿告诉任何人，包括我们。";

export const cn: MailCopy = {
  footer: "此邮件由 {brand} 网站自动发送。",
  unsubscribe: "退订",
  fields: {
    name: "姓名",
    country: "国家/地区",
    email: "电子邮箱",
    telephone: "电话",
    company: "公司",
    problemType: "主题",
    language: "语言",
    message: "问题",
    laterFiles: "因过大未随邮件发送的文件（请通过链接下载）",
  },
  mails: {
    questionReceived: {
      subject: "我们已收到您的问题",
      heading: "您的问题已送达。",
      before: ["您好：", "会有专人阅读，并通过邮件回复您。"],
      after: ["如需补充，直接回复此邮件即可。", ignore],
    },
    questionForUs: {
      subject: "{name}（{company}）的问题",
      heading: "网站收到一个问题。",
      before: ["回复此邮件即回复提问者。"],
      after: ["在管理后台的收件箱中回复，可将全部对话保存在同一处。"],
    },
    questionAnswered: {
      subject: "对您的问题的回复",
      heading: "我们已回复您。",
      before: [],
      action: "查看对话并回复",
      after: ["请通过此链接回复，所有内容会保存在同一处。打开链接无需密码，请勿转发给他人。"],
    },
    questionLink: {
      subject: "您的问题的新链接",
      heading: "您的新链接",
      before: ["有人凭旧链接申请了新链接。只要 90 天内有新消息，新链接就能打开您的问题和我们的回复。"],
      action: "查看对话并回复",
      after: ["如果不是您本人申请，无需处理。打开链接无需密码，请勿转发给他人。"],
    },
    questionContinued: {
      subject: "{name}（{company}）的问题有新内容",
      heading: "一个问题收到新消息。",
      before: ["提问者又写来了新内容。"],
      action: "在收件箱中回复",
      after: [],
    },
    answerImpossible: {
      subject: "邮件回复无法送达 {email}",
      heading: "确认邮件被拒收。",
      before: ["{email} 的邮件服务器拒收发往该邮箱的邮件（SMTP {status}）。通过邮件回复同样无法送达。"],
      after: ["对方的电话号码在其问题中。"],
    },
    newsletterConfirm: {
      subject: "请确认订阅",
      heading: "还差一步。",
      before: ["有人用此邮箱订阅了 {brand} 资讯邮件。请确认这是您的邮箱："],
      action: "确认订阅",
      after: ["链接 7 天内有效。未确认前不会发送任何资讯邮件。", ignore],
    },
    newsletterConfirmed: {
      subject: "订阅成功",
      heading: "已确认。",
      before: ["{brand} 资讯邮件将发送到此邮箱。随时一键退订。"],
      after: [],
    },
    newsletterIssue: {
      subject: "{subject}",
      heading: "{subject}",
      before: [],
      after: ["您收到此邮件，是因为您在我们的网站上订阅了资讯。"],
    },
    signUpCode: {
      subject: "{code} 是您的注册验证码",
      heading: "您的注册验证码",
      before: ["请在注册页面输入此验证码："],
      after: [validity, ignore],
    },
    retrieveCode: {
      subject: "{code} 是您的验证码",
      heading: "设置新密码",
      before: ["请输入此验证码以设置新密码："],
      action: "不用验证码，直接设置",
      after: [validity, "此按钮可代替验证码，24 小时内有效。", ignore],
    },
    addressCode: {
      subject: "{code} 用于确认您的新邮箱",
      heading: "确认此邮箱",
      before: ["请输入此验证码，以便将此邮箱用于您的账户："],
      after: [validity, ignore],
    },
    addressChanged: {
      subject: "您的账户邮箱已更改",
      heading: "您的邮箱已更改。",
      before: ["{name}，您好：", "您的账户现使用 {email}。此邮箱不能再用于登录。"],
      after: ["如果这不是您本人的操作，请立即回复此邮件告知我们。"],
    },
    passwordChanged: {
      subject: "您的密码已更改",
      heading: "您的密码已更改。",
      before: ["{name}，您好：", "您账户的密码刚刚已更换，其他登录均已退出。"],
      action: "更换密码",
      after: ["如果这不是您本人的操作，请立即更换密码。"],
    },
    accountClosing: {
      subject: "您的账户将于 {date} 删除",
      heading: "您的账户将于 {date} 删除。",
      before: ["{name}，您好：", "您申请了删除账户。在该日期之前，登录即可保留账户。"],
      action: "保留我的账户",
      after: ["之后，您的账户数据将被永久清除。"],
    },
    accountClosed: {
      subject: "您的账户已删除",
      heading: "您的账户已删除。",
      before: ["{name}，您好：", "您的账户数据已按您的要求清除。"],
      after: [],
    },
    staffInvitation: {
      subject: "{brand} 管理后台邀请",
      heading: "邀请您加入。",
      before: ["您受邀加入 {brand} 网站的管理后台。链接仅可使用一次，3 天内有效："],
      action: "加入",
      after: ["如果您不清楚此事，请忽略本邮件。"],
    },
    openApiActivated: {
      subject: "您的 Open API 服务已开通",
      heading: "服务已开通。",
      before: ["{name}，您好：", "您的账户已开通 Open API 服务，可在控制台获取密钥。"],
      action: "打开控制台",
      after: [],
    },
  },
};
