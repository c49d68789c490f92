import { errorActors, errorSeverities, inverterFamilies } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { order, sample } from "./common-fields.ts";

const familyNames = {
  "agave-th": { en: "AGAVE-TH", fr: "AGAVE-TH", de: "AGAVE-TH", cn: "AGAVE-TH" },
  copia: { en: "COPIA", fr: "COPIA", de: "COPIA", cn: "COPIA" },
  tianyuan: { en: "TIANYUAN", fr: "TIANYUAN", de: "TIANYUAN", cn: "天元" },
};
const severityNames = {
  notice: {
    en: "Notice: keeps operating",
    fr: "Information\u202f: continue de fonctionner",
    de: "Hinweis: läuft weiter",
    cn: "提示：继续运行",
  },
  warning: {
    en: "Warning: limited operation",
    fr: "Avertissement\u202f: fonctionnement limité",
    de: "Warnung: eingeschränkter Betrieb",
    cn: "警告：功能受限",
  },
  fault: { en: "Fault: stopped", fr: "Défaut\u202f: à l’arrêt", de: "Störung: abgeschaltet", cn: "故障：已停机" },
};
const actorNames = {
  owner: { en: "Owner", fr: "Propriétaire", de: "Eigentümer", cn: "用户" },
  installer: { en: "Installer", fr: "Installateur", de: "Installateur", cn: "安装商" },
  service: { en: "Service", fr: "Service", de: "Service", cn: "售后" },
};

export const errorCode = defineCollection({
  type: "error-code",
  name: { en: "Error codes", fr: "Codes d’erreur", de: "Fehlercodes", cn: "故障码" },
  fields: {
    order,
    family: field.oneOf(inverterFamilies, familyNames, { label: { en: "Device", fr: "Appareil", de: "Gerät", cn: "设备" }, list: true }),
    code: field.text({ label: { en: "Code", fr: "Code", de: "Code", cn: "代码" }, list: true, search: "A" }),
    severity: field.oneOf(errorSeverities, severityNames, {
      label: { en: "Severity", fr: "Gravité", de: "Schweregrad", cn: "严重程度" },
      list: true,
    }),
    actor: field.oneOf(errorActors, actorNames, {
      label: { en: "Responsible", fr: "Responsable", de: "Zuständig", cn: "处理人" },
      list: true,
    }),
    sample,
    meaning: field.longText({
      label: { en: "Meaning", fr: "Signification", de: "Bedeutung", cn: "含义" },
      perLanguage: true,
      list: true,
      search: "B",
    }),
    cause: field.longText({ label: { en: "Cause", fr: "Cause", de: "Ursache", cn: "原因" }, perLanguage: true, list: true, search: "C" }),
    ownerSteps: field.longText({
      label: {
        en: "What the owner may do",
        fr: "Ce que le propriétaire peut faire",
        de: "Was der Eigentümer tun darf",
        cn: "用户可以做什么",
      },
      perLanguage: true,
      required: false,
      list: true,
      search: "D",
    }),
    remedy: field.longText({
      label: { en: "Remedy", fr: "Solution", de: "Abhilfe", cn: "处理方法" },
      perLanguage: true,
      list: true,
      search: "D",
    }),
  },
  title: "meaning",
  path: (key) => `/support-center/error-codes#${key}`,
  position: (data) => data.order,
});
