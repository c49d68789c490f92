import { faqTopics } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { line, order, sample } from "./common-fields.ts";

const topicNames = {
  choosing: { en: "Choosing", fr: "Choisir", de: "Auswahl", cn: "选型" },
  installation: { en: "Installation", fr: "Installation", de: "Installation", cn: "安装" },
  operation: { en: "Operation", fr: "Utilisation", de: "Betrieb", cn: "使用" },
  backup: { en: "Backup power", fr: "Secours", de: "Notstrom", cn: "备电" },
  safety: { en: "Safety", fr: "Sécurité", de: "Sicherheit", cn: "安全" },
  service: { en: "Service", fr: "Service", de: "Service", cn: "服务" },
  installers: { en: "For installers", fr: "Pour les installateurs", de: "Für Installateure", cn: "面向安装商" },
  distributors: { en: "For distributors", fr: "Pour les distributeurs", de: "Für Großhändler", cn: "面向经销商" },
};

export const faq = defineCollection({
  type: "faq",
  name: { en: "Questions", fr: "Questions", de: "Fragen", cn: "常见问题" },
  fields: {
    order,
    line,
    topic: field.oneOf(faqTopics, topicNames, { label: { en: "Topic", fr: "Thème", de: "Thema", cn: "主题" }, list: true }),
    sample,
    question: field.text({
      label: { en: "Question", fr: "Question", de: "Frage", cn: "问题" },
      perLanguage: true,
      list: true,
      search: "A",
    }),
    body: field.markdown({ label: { en: "Answer", fr: "Réponse", de: "Antwort", cn: "回答" }, perLanguage: true, list: true, search: "D" }),
  },
  title: "question",
  path: (key) => `/support-center/faqs#${key}`,
  position: (data) => data.order,
});
