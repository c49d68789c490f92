import type { QuestionState } from "../../../domain/inbox/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

type States = Record<QuestionState | "spam" | "pending" | "replied", string>;
/** Names of the states and of the lists that the status filter offers besides. */
export const stateNames: Record<StaffLanguage, States> = {
  en: {
    pending: "To do",
    replied: "Customer replied",
    new: "New",
    open: "Open",
    waiting: "Waiting",
    answered: "Answered",
    closed: "Closed",
    spam: "Spam",
  },
  fr: {
    pending: "À faire",
    replied: "Nouvelle réponse du client",
    new: "Nouvelle",
    open: "Ouverte",
    waiting: "En attente",
    answered: "Réponse envoyée",
    closed: "Close",
    spam: "Indésirable",
  },
  de: {
    pending: "Zu tun",
    replied: "Kunde hat geantwortet",
    new: "Neu",
    open: "Offen",
    waiting: "Wartet",
    answered: "Beantwortet",
    closed: "Geschlossen",
    spam: "Spam",
  },
  cn: {
    pending: "待办",
    replied: "客户有新回复",
    new: "新",
    open: "处理中",
    waiting: "等待中",
    answered: "已回复",
    closed: "已关闭",
    spam: "垃圾",
  },
};
