import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "Open API：四步完成首次调用",
    description:
      "面向开发者的 Open API：申请开通，在控制台获取密钥，测试调试，正式开发。提供 curl、JavaScript、Python 示例，以及限额与接口参考。",
    keywords: ["Open API", "储能接口", "API 密钥", "OpenAPI", "curl 示例", "接口参考"],
  },
  example: "示例",
  copy: { copy: "复制", copied: "已复制", notCopied: "无法复制，请选中文字。" },
  hero: {
    heading: "一次请求，一次回答",
    lead: "本站内容以 JSON 提供，凭您自己的密钥调用。此处所见，正是 API 刚刚给出的回答。",
    console: "打开控制台",
    reference: "接口参考",
    request: "请求",
    answer: "回答",
    excerpt: "节选：该条目 {all} 个字段中的 {shown} 个，指标取两项。",
  },
  steps: {
    heading: "从申请到首次调用",
    apply: { heading: "线下申请", text: "通过电话或电子邮件。请说明您是谁、您的账户邮箱，以及打算开发什么。我们为该账户开通服务。" },
    key: { heading: "获取认证信息", text: "登录控制台。每个账户一把密钥，私密部分只显示一次：我们只保存其指纹。新密钥立即取代旧密钥。" },
    test: {
      heading: "测试与调试",
      text: "同一调用的三种写法，以及一次原样的拒绝。控制台也能代您发送请求，并保留该密钥最近 {kept} 次调用。",
    },
    develop: { heading: "正式开发", text: "密钥放在环境变量里，绝不写进网页。先读外层的 code，再读数据，并遵守 Retry-After。" },
    form: "或使用联系表单",
    header: "每次调用的请求头",
    samples: "示例语言",
    refused: "对 {call} 的回答",
  },
  limits: {
    heading: "限额",
    items: [
      { figure: "{calls}", text: "每把密钥每分钟的调用次数" },
      { figure: "{wrongKeys}", text: "每个地址可用错密钥的次数，此后最多等待 {wrongMinutes} 分钟" },
      { figure: "1", text: "每个账户的密钥数，新的取代旧的" },
      { figure: "{kept}", text: "控制台可查看的最近调用数" },
    ],
  },
  reasons: {
    caption: "拒绝及其原因",
    columns: ["code", "HTTP", "reason", "如何处理"],
    rows: [
      ["400", "200", "invalidInput", "查看 reasons：每个字段一个原因，如 notANumber、unknownWebsite。"],
      ["401", "401", "wrongKey", "检查密钥：标识、点号、私密部分。"],
      ["404", "404", "notFound", "该网站上没有这个条目。"],
      ["405", "405", "methodNotAllowed", "请使用 Allow 头中的方法。"],
      ["429", "429", "tooMany", "等待 Retry-After 所示秒数。"],
      ["500", "500", "internal", "请告诉我们回答中的 X-Request-Id。"],
    ],
    note: "每个回答都有同样的外层：code、message、data，被拒绝时还有 reason。请按 reason 判断；message 写给人看，随语言变化。",
  },
  reference: {
    heading: "接口参考",
    lead: "由 API 自行生成，为英文。密钥用于前两组的读取调用；其余为本网站自用。",
    none: "API 暂时无法给出自述。请稍后再试，或直接打开文件。",
    groups: {
      content: "内容",
      config: "网站配置",
      "open-api": "Open API 密钥",
      contact: "联系",
      captcha: "验证码",
      account: "账户",
      newsletter: "订阅",
      consent: "同意",
      visits: "访问",
    },
    places: { query: "查询", body: "正文" },
    noFields: "无参数",
    count: { one: "{count} 个调用", other: "{count} 个调用" },
  },
  onward: {
    heading: "接下来",
    console: "您的密钥、试验台和最近调用。",
    pangu: "不是读取内容，而是运行站点。",
    contact: "参考里没有您要的用法？请与我们谈谈。",
  },
};
