import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "eCactus 标志：使用规范与文件下载",
    description: "eCactus 标志的构造、留白、颜色和正确用法，产品名称的写法，以及 SVG 与 PNG 文件下载。",
    keywords: ["eCactus 标志", "品牌规范", "标志下载", "品牌颜色", "产品名称写法"],
  },
  about: "关于我们",
  mark: "标志",
  heading: "eCactus 标志：五道棱与一道光",
  lead: "面向媒体、合作伙伴和安装商的使用规范。标志取自仙人掌的正面：五道棱，中间一道为薄荷绿。",
  markAlt: "标志：五条竖线，高度依次为 6、11.5、16、11.5、6，中间一道为薄荷绿",
  measures: "高度 6、11.5、16，线宽 2.2，间距 4.5；两端为圆头，底端对齐。单位为方形边长的二十四分之一。",
  decimal: ".",
  line: {
    alt: "cholla 数据采集器及其光线条近景",
    lineHeading: "光线条的用法",
    lineText: "在设备上，光线条是一道从上到下发光的缝。在页面上，光线条从标题引向产品，标出当前位置，显示电量。",
    ribHeading: "数据图中的棱",
    ribText: "每道棱代表一个数据。图中 96 道棱代表一天的 96 个 15 分钟时段。",
  },
  space: {
    heading: "标志留白与最小尺寸",
    logoAlt: "浅色底上的深色 eCactus 标志",
    onDarkAlt: "石墨色底上的浅色 eCactus 标志",
    rules: ["四边至少各留一个棱距，文件里已经包含。", "单独的图形不小于 16 像素或 5\u00a0mm，完整标志不窄于 80 像素或 22\u00a0mm。"],
  },
  colours: {
    heading: "品牌颜色与用色比例",
    text: "大面积用纸色，少量用石墨色，极少量用光色。浅色底上的文字不用薄荷绿，其对比度仅为 1.5:1。",
    names: { paper: "纸", sand: "沙", graphite: "石墨", cactus: "仙人掌", sun: "太阳", light: "光" },
    uses: { paper: "白天", sand: "产品", graphite: "夜晚", cactus: "链接", sun: "能量", light: "光线条" },
  },
  names: { heading: "产品名称的写法", text: "名称不翻译，大小写不变，句首亦然。", right: "正确写法", wrong: "错误写法" },
  uses: {
    heading: "标志的正确与错误用法",
    do: "正确",
    dont: "错误",
    right: "纸色底上用深色标志，石墨色底上用浅色标志。",
    not: ["底色与光线条对比不足。", "更改棱的颜色。", "倾斜标志。", "拉伸变形。"],
  },
};
