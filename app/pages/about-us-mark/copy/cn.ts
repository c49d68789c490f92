import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "标志：五道棱，一道光",
    description: "标志的构造、留白、颜色，产品名称的写法，哪些用法不可以，以及 SVG 与 PNG 文件下载。",
    keywords: ["eCactus 标志", "品牌规范", "标志下载", "品牌颜色", "产品名称写法"],
  },
  about: "关于我们",
  mark: "标志",
  heading: "五道棱，一道亮着",
  lead: "从正面看一株仙人掌：五道棱，中间那道留着光。标志就是这些。",
  markAlt: "标志：五道竖线，高度依次为 6、11.5、16、11.5、6，中间一道为薄荷绿",
  measures: "高度 6 – 11.5 – 16，线宽 2.2，间距 4.5；两端为圆头，同立在一条地平线上。单位为方形边长的二十四分之一。",
  decimal: ".",
  line: {
    alt: "cholla 数据采集器与它的光线近景",
    lineHeading: "光线",
    lineText: "在设备上，它是真的：一道从上到下发光的缝。在页面上，它从标题引向产品，标出当前位置，量出电量。它从不是装饰。",
    ribHeading: "棱",
    ribText: "每道棱都在数数：这里是 96 道，一天的十五分钟数。没有数据，就不画棱。",
  },
  space: {
    heading: "四周留白",
    logoAlt: "浅色底上的深色 eCactus 标志",
    onDarkAlt: "石墨色底上的浅色 eCactus 标志",
    rules: ["四边至少各留一个棱距，文件里已经包含。", "单独的图形不小于 16 像素或 5\u00a0mm，完整标志不窄于 80 像素或 22\u00a0mm。"],
  },
  colours: {
    heading: "按比例用色",
    text: "大片纸色，少许夜色，极少的光。薄荷绿在浅色底上不用来写字：那里的对比度只有 1.5:1。",
    names: { paper: "纸", sand: "沙", graphite: "石墨", cactus: "仙人掌", sun: "太阳", light: "光" },
    uses: { paper: "白天", sand: "产品", graphite: "夜晚", cactus: "链接", sun: "能量", light: "光线" },
  },
  names: { heading: "名称，一字不差", text: "名称不翻译，大小写不变，放在句首也一样。", right: "这样写", wrong: "不这样写" },
  uses: {
    heading: "一种可以，四种不行",
    do: "可以",
    dont: "不行：",
    right: "安静的底色上用墨色加光线，或在石墨色上用浅色加光线。",
    not: ["底色让光线消失。", "给棱换颜色。", "让仙人掌倾斜。", "拉伸比例。"],
  },
  downloads: {
    heading: "文件下载",
    text: "供撰文介绍我们设备的媒体、合作伙伴和安装商使用。下载不代表可以用我们的名义发言。",
    names: { logo: "完整标志，浅色底", logoOnDark: "完整标志，深色底", mark: "单独图形，浅色底", markOnDark: "单独图形，深色底" },
  },
};
