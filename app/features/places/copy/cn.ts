import type { PlaceCopy } from "./fr.ts";

export const cn: PlaceCopy = {
  label: "城市或乡镇",
  unknown: "没有找到这个地方。请检查写法，或输入附近的城市。",
  nearMe: {
    button: "使用当前位置",
    hint: "精确位置保留在浏览器中；我们收到取整到一公里的位置，不予保存。",
    asking: "正在获取位置…",
    refused: "浏览器没有提供位置，请输入城市。",
    failed: "无法读取位置，请输入城市。",
    nowhere: "您的位置附近没有已知的城市，请输入城市。",
  },
  choice: {
    heading: "请选择地点",
    similar: "相近的地点",
    text: "“{text}”对应多个地方。",
    inhabitants: "人口 {count}",
  },
  first: { label: "先在这个国家或地区查找", submit: "先在这里查找" },
  others: "其他同名地点：",
};
