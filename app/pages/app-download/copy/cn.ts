import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "下载 ECOS 应用",
    description: "下载家庭能源手机应用 ECOS，扫码在手机上打开下载页，并了解首次登录前的准备。",
    keywords: ["下载 ECOS", "eCactus 应用", "家庭能源应用", "二维码", "首次登录"],
  },
  name: "ECOS 应用",
  stores: {
    heading: "下载 ECOS 手机应用",
    lead: "查看家庭发电、用电和电池电量。请选择适合您手机的下载方式。",
    apk: "Android 安装包（APK）",
    noneHeading: "向安装商获取 ECOS 应用",
    none: "调试投运时由安装商提供，您也可以联系我们获取下载链接。",
    code: "扫码在手机上打开本页",
    codeLabel: "二维码：本页地址",
  },
  elsewhere: {
    heading: "请在浏览器中打开",
    lead: "您正在 {app} 内浏览，无法下载。请在手机浏览器中打开本页。",
    question: "正在微信、QQ 等应用内浏览本页？",
    steps: ["点击右上角的菜单按钮（圆点）。", "选择“在浏览器中打开”或您的浏览器名称。", "如果没有这一项，请复制地址，粘贴到浏览器中。"],
    open: "在浏览器中打开",
    pictureLabel: "手机屏幕上半部分：右上角圈出三个圆点，下方是“在浏览器中打开”一项。",
    address: "本页地址",
    copy: { copy: "复制链接", copied: "已复制", notCopied: "无法复制，请选中地址。" },
  },
  first: {
    heading: "首次登录前的准备",
    pictureAlt: "黄昏时分，厨房桌上的手机显示当前功率和全天曲线",
    steps: [
      "系统已投运。安装商用 ECOS Hub 完成调试，并为您开通访问权限。",
      "cholla 数据采集器已联网，WiFi、网线或 4G 均可。",
      "准备好您留给安装商的邮箱地址。",
    ],
  },
  onward: {
    heading: "相关页面",
    ecos: "ECOS 的界面与功能。",
    hub: "面向安装商与经销商的运维平台。",
    contact: "应用找不到系统时，请联系我们。",
  },
};
