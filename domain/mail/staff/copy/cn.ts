import type { StaffMails } from "./fr.ts";

const ignore = "如果这不是您本人的操作，请忽略此邮件。";

export const cn: StaffMails = {
  passkeyAdded: {
    subject: "您的账号添加了通行密钥",
    heading: "您的账号添加了通行密钥",
    before: ["{name}，您好：", "通行密钥“{passkey}”已添加到您的后台账号，可用于无密码登录。"],
    action: "检查我的账号",
    after: ["如果不是您本人操作，请更改密码并移除您不认识的登录方式，或联系管理员。"],
  },
  secondFactorRenewed: {
    subject: "您的验证器应用已更换",
    heading: "您的验证器应用已更换",
    before: ["{name}，您好：", "您的后台账号已设置新的验证器应用，原应用和所有恢复码均已失效。"],
    action: "检查我的账号",
    after: ["如果不是您本人操作，请更改密码并移除您不认识的登录方式，或联系管理员。"],
  },
  recoveryCodesRenewed: {
    subject: "您有新的恢复码",
    heading: "您有新的恢复码",
    before: ["{name}，您好：", "您的后台账号已生成新的恢复码，旧恢复码均已失效。"],
    action: "检查我的账号",
    after: ["如果不是您本人操作，请更改密码并移除您不认识的登录方式，或联系管理员。"],
  },
  staffInvitation: {
    subject: "{brand} 管理后台邀请",
    heading: "管理后台邀请",
    before: ["您受邀加入 {brand} 网站的管理后台。"],
    action: "接受邀请",
    after: ["链接仅可使用一次，3 天内有效。", "如果您不清楚此事，请忽略本邮件。"],
  },
  staffPassword: {
    subject: "设置管理后台的新密码",
    heading: "设置新密码",
    before: ["有人为您在 {brand} 管理后台的账号申请了新密码。链接仅可使用一次，10 分钟内有效："],
    action: "设置新密码",
    after: ["登录时仍需第二重验证。您的其他会话将结束。", ignore],
  },
  noticeAssigned: {
    subject: "{actor} 给您分配了一个问题",
    heading: "有一个问题分配给了您",
    before: ["{actor} 把 {title} 的问题分配给了您。"],
    action: "打开问题",
    after: [],
  },
  noticeReplied: {
    subject: "{title} 有新回复",
    heading: "您负责的问题有新消息",
    before: ["{title} 在您负责的问题中再次来信。"],
    action: "打开问题",
    after: [],
  },
  noticeReviewRequested: {
    subject: "请审核：{title}",
    heading: "有内容等待审核",
    before: ["{actor} 请您在发布前审核“{title}”。"],
    action: "打开内容",
    after: [],
  },
  noticeReviewDecided: {
    subject: "“{title}”的审核结果",
    heading: "您的审核申请有了回复",
    before: ["{actor} 已审核“{title}”。"],
    action: "打开内容",
    after: [],
  },
  noticeCommented: {
    subject: "“{title}”有新评论",
    heading: "新评论",
    before: ["{actor} 评论了“{title}”。"],
    action: "打开内容",
    after: [],
  },
};
