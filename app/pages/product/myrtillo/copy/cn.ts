import type { Copy } from "./fr.ts";

export const cn: Copy = {
  contents: "本页内容",
  sections: { modules: "模块", build: "容量", cycles: "循环", specification: "技术参数" },
  compose: "选择模块数和组数",
  modules: {
    heading: "4.99 kWh 模块逐层堆叠扩容",
    text: "每组 1～6 个模块，共 4.99～29.94 kWh。可从小容量开始，家里用电增加后再加装模块。",
    pictureAlt: "MYRTILLO 分解图：底座、三个白色模块和控制单元上下悬浮。",
  },
  cycles: {
    heading: "循环寿命超过 10,000 次",
    text: "每条线代表一次完整循环，每行代表一年（每天循环一次），共 27 行以上。",
    textNarrow: "每条线代表七次完整循环，每行代表一年（每天循环一次），共 27 行以上。",
    note: "电芯静置时也会老化，因此行数不等于使用年限。比较循环寿命时，请询问测试条件。",
    years: "{count} 年",
  },
  rate: {
    heading: "1C 倍率：一小时充满或放完",
    text: "一组电池可在一小时内充满或放完。家中可用的功率还取决于逆变器。",
    start: "0 分钟",
    end: "60 分钟",
    full: "100%",
  },
  safety: {
    heading: "磷酸铁锂电芯：15 秒以内灭火抑制",
    text: "磷酸铁锂正极中的氧由磷酸根结合，高温下比三元材料更难释放。灭火抑制时间在 15 秒以内。",
  },
  reading: { heading: "MYRTILLO 的选型与接入" },
};
