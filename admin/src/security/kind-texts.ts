import type { SecurityKind } from "../../../domain/security-log/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

type KindTexts = {
  kinds: Record<SecurityKind, string>;
  /** Names of an event's detail: the purpose of a code or a change. A detail without a name here is the path of a call. */
  details: Record<string, string>;
};

/** Names of the events of the security log. */
export const kindTexts: Record<StaffLanguage, KindTexts> = {
  en: {
    kinds: {
      "login.succeeded": "Signed in",
      "login.failed": "Sign-in failed",
      "password.wrong": "Wrong password while signed in",
      "password.changed": "Password changed",
      "email.changed": "Email address changed",
      "code.sent": "Code sent",
      "code.used": "Code used",
      "code.wrong": "Wrong code",
      "openApi.activated": "Open API activated",
      "openApi.deactivated": "Open API ended",
      "origin.refused": "Request of another website refused",
      "limit.reached": "Too many requests",
    },
    details: {
      signUp: "new account",
      retrieve: "forgotten password",
      changeEmail: "new address",
      change: "by its owner",
      secondFactor: "second factor",
    },
  },
  fr: {
    kinds: {
      "login.succeeded": "Connexion réussie",
      "login.failed": "Connexion échouée",
      "password.wrong": "Mot de passe erroné pendant la session",
      "password.changed": "Mot de passe modifié",
      "email.changed": "Adresse e-mail modifiée",
      "code.sent": "Code envoyé",
      "code.used": "Code utilisé",
      "code.wrong": "Code erroné",
      "openApi.activated": "Open API activée",
      "openApi.deactivated": "Open API arrêtée",
      "origin.refused": "Requête d’un autre site refusée",
      "limit.reached": "Trop de requêtes",
    },
    details: {
      signUp: "nouveau compte",
      retrieve: "mot de passe oublié",
      changeEmail: "nouvelle adresse",
      change: "par son titulaire",
      secondFactor: "second facteur",
    },
  },
  de: {
    kinds: {
      "login.succeeded": "Angemeldet",
      "login.failed": "Anmeldung fehlgeschlagen",
      "password.wrong": "Falsches Passwort in der Sitzung",
      "password.changed": "Passwort geändert",
      "email.changed": "E-Mail-Adresse geändert",
      "code.sent": "Code gesendet",
      "code.used": "Code verwendet",
      "code.wrong": "Falscher Code",
      "openApi.activated": "Open API freigeschaltet",
      "openApi.deactivated": "Open API beendet",
      "origin.refused": "Anfrage einer fremden Website abgelehnt",
      "limit.reached": "Zu viele Anfragen",
    },
    details: {
      signUp: "neues Konto",
      retrieve: "Passwort vergessen",
      changeEmail: "neue Adresse",
      change: "durch den Inhaber",
      secondFactor: "zweiter Faktor",
    },
  },
  cn: {
    kinds: {
      "login.succeeded": "登录成功",
      "login.failed": "登录失败",
      "password.wrong": "会话中密码错误",
      "password.changed": "密码已更改",
      "email.changed": "邮箱地址已更改",
      "code.sent": "已发送验证码",
      "code.used": "已使用验证码",
      "code.wrong": "验证码错误",
      "openApi.activated": "已开通 Open API",
      "openApi.deactivated": "已停用 Open API",
      "origin.refused": "拒绝其他网站的请求",
      "limit.reached": "请求过多",
    },
    details: {
      signUp: "新账号",
      retrieve: "忘记密码",
      changeEmail: "新邮箱地址",
      change: "由账号所有者操作",
      secondFactor: "第二重验证",
    },
  },
};
