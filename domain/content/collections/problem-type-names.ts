import type { ProblemType } from "../choices.ts";
import type { StaffText } from "../fields/field.ts";

export const problemTypeNames: Record<ProblemType, StaffText> = {
  choosing: { en: "Choosing", fr: "Choisir", de: "Auswahl", cn: "选型" },
  installation: { en: "Installation", fr: "Installation", de: "Installation", cn: "安装" },
  commissioning: { en: "Commissioning", fr: "Mise en service", de: "Inbetriebnahme", cn: "调试" },
  operation: { en: "Operation", fr: "Utilisation", de: "Betrieb", cn: "使用" },
  fault: { en: "Faults", fr: "Pannes", de: "Störungen", cn: "故障" },
  presentation: { en: "Presenting", fr: "Présentation", de: "Vorstellung", cn: "展示" },
};
