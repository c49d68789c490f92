import { chapterPaths, type Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "品牌故事：四种沙漠植物与产品名称",
    description: "龙舌兰、龙神柱、龙爪球、圆柱仙人掌：四种耐旱植物，以及以它们命名的储能产品 AGAVE-TH、MYRTILLO、COPIA 和 cholla。",
    keywords: ["品牌故事", "仙人掌", "龙舌兰", "龙神柱", "龙爪球", "圆柱仙人掌"],
  },
  about: "关于我们",
  story: "品牌故事",
  heading: "以四种沙漠植物命名的储能产品",
  lead: "沙漠植物在雨季储水，供旱季使用；储能系统在白天储电，供夜间使用。eCactus 的产品因此得名。",
  ribs: {
    heading: "仙人掌的棱随储水伸缩",
    sentences: ["仙人掌的棱\u200b使茎干\u200b可以伸缩。", "吸水时\u200b向外撑开，缺水时\u200b收拢。", "储水越多，\u200b茎干越粗。"],
    dry: "旱季",
    rain: "雨后",
  },
  plants: {
    agave: {
      name: "龙舌兰",
      latin: "Agave，天门冬科",
      plant: "龙舌兰属天门冬科，厚实的叶片围绕茎心生长，在叶片中储存水分。",
      device: "AGAVE-TH 集混合逆变器与电池于一体，接口集中在一侧。",
      product: "查看 AGAVE-TH",
      to: chapterPaths.agave,
      alt: "傍晚斜光中，一株叶缘带齿的蓝绿色龙舌兰与 AGAVE-TH 并立",
    },
    myrtillocactus: {
      name: "龙神柱",
      latin: "Myrtillocactus geometrizans，墨西哥",
      plant: "柱状仙人掌，幼年即分枝，成年后形如烛台。",
      device: "MYRTILLO 逐步扩容：先加模块，再并联多组，容量 4.99～149.76\u00a0kWh。",
      product: "查看 MYRTILLO",
      to: chapterPaths.myrtillo,
      alt: "一丛蓝绿色的棱柱状仙人掌，旁边是三层叠放的 MYRTILLO 电池模块",
    },
    copiapoa: {
      name: "龙爪球",
      latin: "Copiapoa cinerea，阿塔卡马海岸",
      plant: "龙爪球生长在几乎无雨的沙漠海岸，从海雾中获取水分。",
      device: "COPIA 混合逆变器连接光伏、电池、电网和家庭负载。",
      product: "查看 COPIA",
      to: chapterPaths.copia,
      alt: "底座上一丛灰白色的龙爪球，上方墙面挂着 COPIA",
    },
    cholla: {
      name: "圆柱仙人掌",
      latin: "Cylindropuntia，美国西南部至墨西哥",
      plant: "圆柱仙人掌的茎节容易脱落，附着在经过的动物身上传播到远处。",
      device: "cholla 数据采集器安装在逆变器上，经 WiFi、LAN 或 4G 上传运行数据。",
      product: "查看 cholla",
      to: chapterPaths.cholla,
      alt: "一节带刺的 cholla 茎与外形相近的 cholla WiFi 数据采集器",
    },
  },
  ending: {
    heading: "薄荷绿光线条：全系产品的标志",
    text: "每台设备都有一道细细的薄荷绿光线条，机身为哑光白色。光线条寓意植物体内储存的阳光。",
    mark: "标志使用规范",
    products: "查看产品",
  },
};
