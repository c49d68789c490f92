import type { APIRequestContext } from "@playwright/test";
import * as v from "valibot";
import { callAs } from "#scripts/running-site/log-in-as-staff.ts";

/** Published in every language, with an English change that makes its translations stale. */
export const publishedNewsKey = "how-lfp-cells-age";
export const draftNewsKey = "open-day-in-spring";

const questions = [
  {
    name: "Camille Moreau",
    company: "Soleil du Midi",
    message: "L’AGAVE-TH peut-il alimenter une pompe à chaleur triphasée ?",
    language: "fr",
  },
  { name: "Jonas Weber", company: "Weber Elektro", message: "Wie viele Türme lassen sich parallel betreiben?", language: "de" },
  { name: "Mia Clarke", company: "Clarke Solar", message: "Where do I find the quick guide of the logger?", language: "en-US" },
];
const template = {
  fr: "Bonjour {name},\n\nMerci pour votre question. Vous trouverez la fiche technique parmi les téléchargements.",
  en: "Hello {name},\n\nThank you for your question. You find the data sheet among the downloads.",
  de: "Guten Tag {name},\n\nvielen Dank für Ihre Frage. Das Datenblatt finden Sie bei den Downloads.",
  cn: "{name}，您好：\n\n感谢您的提问。规格书可在下载页面找到。",
};

const edition = v.object({ language: v.string(), revision: v.number(), data: v.nullable(v.record(v.string(), v.unknown())) });
const entry = v.object({ data: v.object({ editions: v.array(edition) }) });
const inbox = v.object({ data: v.object({ rows: v.array(v.object({ id: v.string(), name: v.string() })) }) });

/** Creates example work of a staff user: questions, a template, a new draft and a stale translation. */
export async function createExampleWork(staff: APIRequestContext, origin: string): Promise<void> {
  const post = (address: string, data: object) => callAs(staff, origin, address, data);
  for (const { language, ...question } of questions) await ask(origin, language, question);
  await post("/staff/templates/save", { id: null, name: "Data sheet", texts: template });
  const { rows } = v.parse(inbox, await (await staff.get(`${origin}/api/staff/inbox`)).json()).data;
  const id = rows.find(({ name }) => name === "Jonas Weber")?.id;
  await post("/staff/inbox/note", { id, text: "Siehe Datenblatt, Seite 2." });
  await post("/staff/inbox/reply", { id, text: "Bis zu fünf Türme, also 149,76 kWh.", seen: 0, state: "waiting" });

  const { editions } = v.parse(entry, await (await staff.get(`${origin}/api/staff/content/news/${publishedNewsKey}`)).json()).data;
  const english = editions.find(({ language }) => language === "en");
  const address = { type: "news", key: publishedNewsKey, language: "en" };
  const data = { ...english?.data, title: "How LFP cells age, and how to slow that down" };
  await post("/staff/content/save", { ...address, data, basedOn: english?.revision });
  await post("/staff/content/publish", { editions: [address], follow: ["title"] });
  const draft = { ...english?.data, title: "Open day in spring", lead: "Come and see how a battery is made." };
  await post("/staff/content/save", { ...address, key: draftNewsKey, data: draft, basedOn: 0 });
}

async function ask(origin: string, language: string, question: { name: string; company: string; message: string }): Promise<void> {
  const body = JSON.stringify({
    ...question,
    email: `${question.name.replace(" ", ".").toLowerCase()}@example.com`,
    telephone: "+33 6 12 34 56 78",
  });
  const headers = { "content-type": "application/json", origin, "accept-language": language };
  const answer = await fetch(`${origin}/api/contact/question`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}
