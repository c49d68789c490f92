import type { SecurityKind } from "../../../domain/security-log/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

type KindTexts = {
  kinds: Record<SecurityKind, string>;
  /** Names of event details: purposes of a code or a change. Other details are paths of calls and have no name. */
  details: Record<string, string>;
};

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
      "openApi.deactivated": "Open API deactivated",
      "openApi.keyCreated": "Open API key created",
      "openApi.keyRevoked": "Open API key revoked",
      "origin.refused": "Cross-site request rejected",
      "limit.reached": "Rate limit reached",
    },
    details: {
      signUp: "new account",
      retrieve: "forgotten password",
      changeEmail: "new email address",
      change: "by the account owner",
      secondFactor: "second factor",
      passkey: "passkey",
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
      "openApi.deactivated": "Open API désactivée",
      "openApi.keyCreated": "Clé Open API créée",
      "openApi.keyRevoked": "Clé Open API révoquée",
      "origin.refused": "Requête intersite rejetée",
      "limit.reached": "Limite de requêtes atteinte",
    },
    details: {
      signUp: "nouveau compte",
      retrieve: "mot de passe oublié",
      changeEmail: "nouvelle adresse e-mail",
      change: "par son titulaire",
      secondFactor: "second facteur",
      passkey: "clé d’accès",
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
      "openApi.activated": "Open API aktiviert",
      "openApi.deactivated": "Open API deaktiviert",
      "openApi.keyCreated": "Open-API-Schlüssel erstellt",
      "openApi.keyRevoked": "Open-API-Schlüssel widerrufen",
      "origin.refused": "Websiteübergreifende Anfrage abgelehnt",
      "limit.reached": "Anfragelimit erreicht",
    },
    details: {
      signUp: "neues Konto",
      retrieve: "Passwort vergessen",
      changeEmail: "neue E-Mail-Adresse",
      change: "durch den Kontoinhaber",
      secondFactor: "zweiter Faktor",
      passkey: "Passkey",
    },
  },
  cn: {
    kinds: {
      "login.succeeded": "登录成功",
      "login.failed": "登录失败",
      "password.wrong": "登录状态下密码错误",
      "password.changed": "密码已更改",
      "email.changed": "邮箱地址已更改",
      "code.sent": "已发送验证码",
      "code.used": "已使用验证码",
      "code.wrong": "验证码错误",
      "openApi.activated": "已开通 Open API",
      "openApi.deactivated": "已停用 Open API",
      "openApi.keyCreated": "已创建 Open API 密钥",
      "openApi.keyRevoked": "已吊销 Open API 密钥",
      "origin.refused": "已拒绝跨站请求",
      "limit.reached": "请求过于频繁",
    },
    details: {
      signUp: "新账号",
      retrieve: "忘记密码",
      changeEmail: "新邮箱地址",
      change: "由账号所有者操作",
      secondFactor: "第二重验证",
      passkey: "通行密钥",
    },
  },
};
