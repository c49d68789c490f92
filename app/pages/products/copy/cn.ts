import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "产品：储能电池、混合逆变器与储能变流器",
    pageTitle: "产品，第 {number} 页",
    description: "产品目录：三相储能一体机、高压磷酸铁锂电池、混合逆变器、储能变流器（PCS）及配件，每款都标明选型时最关键的数值。",
    keywords: ["电池储能系统", "户用储能", "混合逆变器", "储能一体机", "储能变流器", "高压磷酸铁锂电池", "数据采集器"],
  },
  home: "首页",
  breadcrumb: "当前位置",
  products: "产品",
  heading: "把阳光存下来的设备",
  lead: "小到一只智能插座，大到大型站点的储能变流器：先看它做什么，再看选型时最关键的那个数。",
  categories: {
    "large-scale": "大型储能",
    "power-conversion-system": "储能变流器（PCS）",
    battery: "电池",
    "all-in-one": "一体机",
    "hybrid-inverter": "混合逆变器",
    "hybrid-all-in-one": "混合一体机",
    accessory: "配件",
  },
  example: "示例",
  empty: { heading: "暂无数据", text: "这里目前还没有发布产品。", link: "返回首页" },
  pages: { label: "目录分页", current: "第 {number} 页", previous: "上一页", next: "下一页" },
};
