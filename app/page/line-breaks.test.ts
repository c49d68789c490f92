import { expect, test } from "vitest";
import { joinWords, joinWordsAndUnits, joinWordsInHtml, markLargeTexts, markLineBreaks, removeLineBreakMarks } from "./line-breaks.ts";

test.each([
  ["磷酸铁锂电芯怎样老化，业主能做什么", "老化，"],
  ["从顶到底，看懂一座塔。", "看懂"],
  ["从提问到第一个夜晚", "第一个"],
  ["申请成为经销商或合作安装商", "经销商"],
  ["欧盟电池护照 2027：谁能看到什么", "电池"],
  ["16 年研发与 2.5 GWh 容量", "2.5"],
  ["屋顶光伏与家庭储能系统", "光伏"],
])("line breaks › are possible between words of the Chinese heading %s but not inside one", (heading, whole) => {
  const marked = markLineBreaks(heading);
  expect(marked).toContain("\u200b");
  expect(marked).toContain(whole);
  expect(removeLineBreakMarks(marked)).toBe(heading);
});

test.each(["安装第 {step} 步，共 {steps} 步", "{product} 怎样储存电力", "每{unit}的电量"])(
  "line breaks › are not possible inside placeholders of the Chinese heading %s",
  (heading) => {
    const placeholders = heading.match(/\{\w+\}/g);
    expect(markLineBreaks(heading).match(/\{\w+\}/g)).toEqual(placeholders);
    expect(removeLineBreakMarks(markLineBreaks(heading))).toBe(heading);
  },
);

test.each(["AGAVE-TH 与 ECOS Hub 的连接", "TIANYUAN 60k：62.5 kW 储能变流器", "AGAVE-\u2060TH 的 2 至 6 个模块"])(
  "line breaks › are not possible inside names of the Chinese heading %s",
  (heading) => {
    for (const name of heading.match(/[A-Z]{2,}(?:[-\u2060]+[A-Z]+)*|60k/g) ?? []) expect(markLineBreaks(heading)).toContain(name);
    expect(removeLineBreakMarks(markLineBreaks(heading))).toBe(removeLineBreakMarks(heading));
  },
);

test("line breaks › are not possible before Chinese punctuation or particles", () => {
  expect(markLineBreaks("夜里的风，白天的电")).not.toMatch(/\u200b[，。：；！？的]/);
});

test.each([
  ['<h2>AGAVE-TH</h2><p><a href="/AGAVE-TH">AGAVE-TH</a></p>', '<h2>AGAVE-\u2060TH</h2><p><a href="/AGAVE-TH">AGAVE-\u2060TH</a></p>'],
  ["<p>AGAVE-TH: <code>AGAVE-TH</code></p>", "<p>AGAVE-\u2060TH: <code>AGAVE-TH</code></p>"],
  ["<pre>\n<b>AGAVE-TH</b>\n</pre>AGAVE-TH", "<pre>\n<b>AGAVE-TH</b>\n</pre>AGAVE-\u2060TH"],
])("line breaks › keep names whole in the text of %s, not in its addresses and its code", (html, joined) => {
  expect(joinWordsInHtml(html)).toBe(joined);
});

test.each([
  ["单台 62.5 kW，切换时间小于 20 ms。", "单台 62.5\u00a0kW，切换时间小于 20\u00a0ms。"],
  ["TIANYUAN 60k 效率 99 %", "TIANYUAN\u00a060k 效率 99\u00a0%"],
  ["In 2026 Wh are counted.", "In 2026\u00a0Wh are counted."],
  ["1 MWh, 10 V and 4 Ways", "1\u00a0MWh, 10\u00a0V and 4 Ways"],
])("line breaks › are not possible between a number and its unit in %s", (text, joined) => {
  expect(joinWordsAndUnits(text)).toBe(joined);
  expect(joinWordsInHtml(`<p title="${text}">${text}</p>`)).toBe(`<p title="${text}">${joined}</p>`);
});

test("line breaks › of long German words are removed from titles", () => {
  expect(removeLineBreakMarks("Energie\u00admanagement")).toBe("Energiemanagement");
});

test("line breaks › are added only to headings among the messages", () => {
  const messages = { heading: "把阳光存起来", lead: "把阳光存起来", items: [{ heading: "懂得等待的植物", count: 3 }] };
  const copy = markLargeTexts(messages, false);
  expect(copy.heading).toContain("\u200b");
  expect(copy.lead).toBe("把阳光存起来");
  expect(copy.items[0]!.heading).toContain("\u200b");
  expect(copy.items[0]!.count).toBe(3);
});

test.each([
  ["AGAVE-TH ou COPIA", "AGAVE-\u2060TH ou COPIA"],
  ["Eine PV-Anlage, per E-Mail-Adresse", "Eine PV-\u2060Anlage, per E-\u2060Mail-Adresse"],
  ["Hybrides tout-en-un", "Hybrides tout-\u2060en-\u2060un"],
  ["Drei-Phasen-System", "Drei-Phasen-System"],
  ["Ein Hybridwechselrichter, zwei Wechselrichter", "Ein Hybrid\u00adwechselrichter, zwei Wechselrichter"],
])("line breaks › keep names and short words whole, and divide long compounds in %s", (text, joined) => {
  expect(joinWords(text)).toBe(joined);
  expect(joinWords(joined)).toBe(joined);
  expect(removeLineBreakMarks(joined)).toBe(text);
});

test("line breaks › are not possible in names of headings and leads, and unchanged in other messages", () => {
  const copy = markLargeTexts({ heading: "Die AGAVE-TH", lead: "Per E-Mail", label: "E-Mail", part: { heading: "PV-Anlage" } }, true);
  expect(copy).toEqual({ heading: "Die AGAVE-\u2060TH", lead: "Per E-\u2060Mail", label: "E-Mail", part: { heading: "PV-\u2060Anlage" } });
});
