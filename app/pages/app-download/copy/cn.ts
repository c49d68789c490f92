import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "下载 ECOS 应用",
    description: "在哪里获取手机上的 ECOS 应用，如何在手机上继续浏览本页，首次登录前需要准备什么。",
    keywords: ["下载 ECOS", "eCactus 应用", "户用储能应用", "二维码", "首次登录"],
  },
  name: "ECOS 应用",
  stores: {
    heading: "把 ECOS 装进手机",
    lead: "请选择适合您手机的来源。",
    apk: "Android 安装包（APK）",
    none: "应用商店的链接尚未在此公布。安装商会在调试投运时为您提供应用，您也可以向我们索取。",
    code: "扫码在手机上打开本页：",
    codeLabel: "二维码：本页地址",
  },
  elsewhere: {
    heading: "请在浏览器中打开",
    lead: "您正在 {app} 内浏览，这里无法下载。换到手机浏览器，本页即可完整使用。",
    question: "正在微信、QQ 等应用内浏览本页？",
    steps: ["点一下菜单的圆点，多在右上角。", "选择“在浏览器中打开”或您的浏览器名称。", "如果没有这一项，请复制地址，粘贴到浏览器中。"],
    open: "在浏览器中打开",
    pictureLabel: "手机屏幕上半部分：右上角圈出三个圆点，下方是“在浏览器中打开”一项。",
    address: "本页地址",
    copy: { copy: "复制链接", copied: "已复制", notCopied: "无法复制，请选中地址。" },
  },
  first: {
    heading: "首次登录之前",
    pictureAlt: "黄昏时分，厨房桌上的手机显示当前功率，一天化作细线",
    steps: [
      "系统已投运。安装商用 ECOS Hub 完成调试，并把访问权限交给您。",
      "cholla 数据采集器已联网，WiFi、网线或 4G 均可。",
      "手边备好您留给安装商的邮箱地址。",
    ],
  },
  onward: {
    heading: "接下来",
    ecos: "从早到晚，应用里能看到什么。",
    hub: "您是安装商或经销商？这是您的工具。",
    contact: "应用找不到您的系统？请联系我们。",
  },
};
