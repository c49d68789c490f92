import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "Open API：开发者接口与模拟电站",
    description:
      "面向开发者的 Open API：以 JSON 读取网站内容，用三座模拟电站开发测试。沙盒密钥自助创建，提供 curl、JavaScript、Python 示例和接口参考。",
    keywords: ["Open API", "储能接口", "API 密钥", "OpenAPI", "curl 示例", "接口参考"],
  },
  example: "示例",
  copy: { copy: "复制", copied: "已复制", notCopied: "无法复制，请选中文字。" },
  hero: {
    heading: "Open API：JSON 内容与模拟电站",
    lead: "以 JSON 读取网站内容和三座模拟电站。第一个调用无需密钥；沙盒密钥由您在控制台自助创建，无需申请。",
    console: "打开控制台",
    reference: "接口参考",
    request: "请求",
    answer: "响应",
    excerpt: "节选：该条目 {all} 个字段中的 {shown} 个，指标取两项。",
  },
  steps: {
    heading: "四步完成 Open API 开发",
    apply: {
      heading: "线下申请（真实电站）",
      text: "沙盒无需申请，请直接看第 2 步。如需接入真实电站，请通过电话或电子邮件申请，说明您的公司、账号邮箱和开发用途。",
    },
    key: {
      heading: "创建沙盒密钥",
      text: "注册账号并验证邮箱，然后在控制台创建密钥。密钥内容只显示一次，我们只保存其哈希值。新密钥立即取代旧密钥。",
    },
    test: {
      heading: "测试与调试",
      text: "以三种语言演示同一调用，粘贴即可运行，无需密钥；另附一个错误响应。您也可以在控制台发送请求，查看该密钥最近 {kept} 次调用。",
    },
    develop: { heading: "正式开发", text: "密钥存放在环境变量中，切勿写入网页。先读取外层的 code，再读取数据，并遵守 Retry-After。" },
    setup: {
      heading: "先在 Shell 中设置",
      note: "ECACTUS_API 为本接口的地址，ECACTUS_KEY 为您的密钥。创建密钥后，控制台会显示这两行。",
    },
    downloads: {
      client: "TypeScript 客户端（单个文件）",
      description: "OpenAPI 描述文件（JSON）",
      sample: "plants.ts：列出模拟电站",
      run: "下载并运行",
    },
    form: "或使用联系表单",
    header: "使用密钥的请求头",
    samples: "示例语言",
    refused: "{call} 的响应",
  },
  sandbox: {
    heading: "沙盒：三座模拟电站",
    lead: "一户装有 AGAVE-TH 的住宅、一处装有四台 TIANYUAN 60k 的工商业站点和一座大型储能电站。可查询实时与过去一年的功率、电量、荷电状态、告警与计划。数据由模型生成，每个响应都带有 simulated: true。",
    samples: "沙盒示例的语言",
    webhook: {
      heading: "接收并校验 Webhook",
      text: "用 ECACTUS_WEBHOOK_SECRET 启动此接收程序，该密钥在控制台添加 Webhook 时显示。控制台还内置测试接收端，会显示每次发送的内容，无需服务器。",
      samples: "Webhook 示例的语言",
    },
    facts: [
      {
        heading: "真实电站",
        text: "此 API 无法访问真实电站，/api/v1 下的数据全部为模拟。如需接入真实电站，请通过电话或电子邮件申请，我们会答复可行的方案。",
      },
      { heading: "Modbus", text: "本站未发布 Modbus 寄存器表。如项目需要，请通过联系表单咨询，并注明产品。" },
      { heading: "密钥要求", text: "读取已发布的内容不需要密钥。沙盒需要密钥；下达指令和使用 Webhook 时，密钥须有 control 权限。" },
      { heading: "websiteId", text: "条目所属的网站版本：1 为中文，2 为澳大利亚，3 为英文和法文，4 为德文。不填则列表包含全部四个版本。" },
      { heading: "列表分页", text: "X-Total-Count 为条目总数，Link 为其他页的地址。在沙盒中，cursor 指向下一页。" },
      { heading: "电站指令", text: "计划、上网功率限值和功率限值提交后，自下一个整分钟起生效。相同的 Idempotency-Key 即同一条指令。" },
      {
        heading: "Webhook",
        text: "公网 https 地址可接收事件，事件连同时间戳以 HMAC-SHA256 签名。未送达的事件按递增间隔（429、503 则按 Retry-After 所示时间）最多发送十三次，之后可在控制台重新发送。返回 410 则停用该 Webhook，并邮件通知所有者。",
      },
      { heading: "API 版本", text: "/api/v1 下只增加字段、接口和事件，不作删减。会影响客户端的改动归入 v2，v1 至少继续服务一年。" },
      { heading: "API 变更记录", text: "v1，2026 年 11 月：沙盒、Webhook、密钥权限，以及 RateLimit、Link、X-Total-Count 响应头。" },
    ],
  },
  limits: {
    heading: "Open API 调用限额",
    items: [
      { figure: "{calls}", text: "每个账号每分钟的调用次数" },
      { figure: "{wrongKeys}", text: "每个 IP 地址允许的错误密钥次数，超出后最多等待 {wrongMinutes} 分钟" },
      { figure: "1", text: "每个账号的密钥数，新的取代旧的" },
      { figure: "{kept}", text: "控制台可查看的最近调用数" },
    ],
  },
  reasons: {
    caption: "错误响应及其原因",
    columns: ["code", "HTTP", "reason", "如何处理"],
    rows: [
      ["400", "200", "invalidInput", "查看 reasons：每个字段一个原因，如 notANumber、unknownWebsite。"],
      ["401", "401", "wrongKey", "检查密钥：标识、点号、密钥内容。"],
      ["404", "404", "notFound", "该网站上没有这个条目。"],
      ["405", "405", "methodNotAllowed", "请使用 Allow 头中的方法。"],
      ["429", "429", "tooMany", "等待 Retry-After 所示秒数。"],
      ["500", "500", "internal", "请告诉我们响应中的 X-Request-Id。"],
    ],
    note: "每个响应都有同样的外层：code、message、data，出错时还有 reason。程序请按 reason 判断；message 供用户阅读，随语言变化。",
  },
  reference: {
    heading: "接口参考",
    lead: "由 API 自动生成，为英文。读取内容时密钥可选，沙盒及其 Webhook 需要密钥；其余接口供本网站使用。",
    none: "接口参考暂时无法加载。请稍后再试，或直接打开文件。",
    groups: {
      content: "内容",
      config: "网站配置",
      sandbox: "沙盒",
      webhooks: "Webhook",
      "open-api": "Open API 密钥",
      contact: "联系",
      captcha: "人机验证",
      account: "账号",
      newsletter: "订阅",
      consent: "同意",
      visits: "访问",
    },
    places: { query: "查询", body: "正文" },
    noFields: "无参数",
    count: { one: "{count} 个调用", other: "{count} 个调用" },
  },
  onward: {
    heading: "相关页面",
    console: "管理密钥，发送测试请求，查看最近调用。",
    pangu: "工商业站点与大型储能电站的能量管理系统。",
    contact: "咨询接口用法，或接入真实电站。",
  },
};
