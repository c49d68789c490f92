import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "关于我们：把阳光存起来",
    description: "产品名称从何而来，我们想做什么、怎样做事：2.5\u00a0GWh 容量，16 年研发。",
    keywords: ["储能厂家", "电池储能", "关于 eCactus", "储能研发", "磷酸铁锂电池", "仙人掌"],
  },
  home: "首页",
  about: "关于我们",
  heading: "把阳光存起来",
  lead: "仙人掌在丰足的日子里储蓄，在匮乏的日子里靠它生活。我们的电池为家庭、企业和电网做同样的事。",
  skyAlt: "星空下的沙漠之夜，中央一株仙人掌，一道薄荷绿光线贯穿茎干",
  story: {
    heading: "懂得等待的植物",
    paragraphs: [
      "仙人掌的棱不是装饰。吸足水分时棱向外撑开，消耗储备时又收拢：存多少，身形就有多大。",
      "堆叠式电池也是这个道理：需要变多，就加一个模组。正午的阳光存在这里，等到傍晚再用。",
    ],
    alt: "MYRTILLO 分解图：深色底座与黑色控制单元之间悬着三个白色模组",
  },
  names: {
    heading: "名字从哪里来",
    list: [
      { plant: "龙舌兰（Agave）", product: "AGAVE-TH", text: "多肉植物，把水分存在叶片里，叶片紧紧围着一颗心。我们把逆变器和电池装进同一座塔。" },
      { plant: "龙神柱（Myrtillocactus）", product: "MYRTILLO", text: "原产墨西哥的柱状仙人掌，一柱接一柱地长。电池也这样扩展：一个模组接一个模组，一座塔接一座塔。" },
      { plant: "龙爪球（Copiapoa）", product: "COPIA", text: "生长在阿塔卡马沙漠，雨水稀少，雾气也不放过。逆变器同样不浪费任何一个有光的小时。" },
      { plant: "圆柱仙人掌（Cholla）", product: "cholla", text: "茎节会粘住经过的一切。数据采集器连在系统上，把运行数据带回来。" },
    ],
  },
  figures: {
    heading: "两个数字",
    list: [
      { number: "2.5", unit: "GWh", label: "容量" },
      { number: "16", unit: "年", label: "研发" },
    ],
  },
  aims: {
    heading: "我们的准则",
    list: [
      { name: "愿景", text: "凡有日出之处，一天的光够用一夜。" },
      { name: "使命", text: "做装得快、看得懂的储能系统；它一直在工作，所以不必惦记。" },
      { name: "价值观", text: "分寸。每个数字都注明条件；不知道的，就不写。" },
    ],
  },
  brand: {
    heading: "只有一道光",
    text: "每件产品都有一道细细的薄荷绿光线，其余部分洁白、哑光、安静。这道光就是我们的标志：正午进来的光，到傍晚还在。",
    alt: "模组正面的薄荷绿光线近景",
  },
  onward: { products: "查看产品", news: "阅读新闻" },
};
