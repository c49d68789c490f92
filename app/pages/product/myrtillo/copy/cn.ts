import type { Copy } from "./fr.ts";

export const cn: Copy = {
  contents: "本页内容",
  sections: { modules: "模块", build: "搭建", cycles: "循环", specification: "技术参数" },
  compose: "搭建您的电池塔",
  modules: {
    heading: "一个模块，再加一个。",
    text: "4.99 kWh 的模块逐层堆叠，每塔一至六个。先从小容量开始，家里用电多了再添。",
    pictureAlt: "MYRTILLO 分解图：底座、三个白色模块和控制单元上下悬浮。",
  },
  cycles: {
    heading: "一万次循环，一笔一画。",
    text: "每一道线是一次完整循环，每一行是每天一次循环的一年。一共超过二十七行。",
    note: "这是算术，不是承诺：电芯静置时也会老化。看到循环次数，请务必询问测试条件。",
    years: "{count} 年",
  },
  rate: {
    heading: "1C：一小时充满，一小时放完。",
    text: "一座塔能存多少，就能在一小时内吸收或释放多少。最终有多少到达您的插座，由逆变器决定。",
    start: "0 分钟",
    end: "60 分钟",
    full: "100%",
  },
  safety: {
    heading: "磷酸根牢牢锁住氧。",
    text: "在磷酸铁锂电芯中，氧即使在高温下也保持结合，比其他体系更耐热。万一某个模块升温：灭火抑制，15 秒以内。",
  },
  reading: { heading: "选型与接入" },
};
