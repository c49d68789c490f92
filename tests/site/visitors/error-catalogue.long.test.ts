import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { findLink, waitForSentMails } from "../../support/sent-mails.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-catalogue-"));
  site = await openTestSite({ environment: { dataDir } });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

/**
 * Messages of sections 5 and 8 of the specification, copied here so that they do not depend on the code. Australian pages show the
 * English ones.
 */
type Texts = Record<Exclude<Language, "au">, string>;
const texts = {
  usernameFormat: {
    fr: "Le format du nom d’utilisateur est incorrect",
    en: "username format is incorrect",
    cn: "用户名格式错误",
    de: "Das Format des Benutzernamens ist falsch",
  },
  passwordFormat: {
    fr: "Le format du mot de passe est incorrect",
    en: "password format is incorrect",
    cn: "密码格式错误",
    de: "Das Format des Passworts ist falsch",
  },
  passwordsDiffer: {
    fr: "Les mots de passe saisis sont différents",
    en: "entered passwords differ",
    cn: "两次输入的密码不一致",
    de: "Die eingegebenen Passwörter stimmen nicht überein",
  },
  emailFormat: {
    fr: "Format d’e-mail incorrect",
    en: "Incorrect email format",
    cn: "邮箱格式错误",
    de: "Falsches E-Mail-Format",
  },
  newsletterEmail: {
    fr: "Saisissez une adresse e-mail valide",
    en: "Please enter a valid email address",
    cn: "请输入有效的邮箱地址",
    de: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  },
  nameRequired: { fr: "Nom requis", en: "Name required", cn: "请填写姓名", de: "Name erforderlich" },
  emailRequired: { fr: "E-mail requis", en: "Email required", cn: "请填写邮箱", de: "E-Mail erforderlich" },
  telephoneRequired: { fr: "Téléphone requis", en: "Telephone required", cn: "请填写电话", de: "Telefon erforderlich" },
  companyRequired: { fr: "Société requise", en: "Company required", cn: "请填写公司", de: "Firma erforderlich" },
  messageRequired: { fr: "Message requis", en: "Message required", cn: "请填写留言", de: "Nachricht erforderlich" },
  wrongLogin: {
    fr: "Le nom d’utilisateur ou le mot de passe est incorrect.",
    en: "Username or password is incorrect.",
    cn: "用户名或密码错误。",
    de: "Benutzername oder Passwort ist falsch.",
  },
  wrongPhoneLogin: {
    fr: "Le téléphone ou le mot de passe est incorrect.",
    en: "phone or password is incorrect.",
    cn: "手机号或密码错误。",
    de: "Telefon oder Passwort ist falsch.",
  },
  wrongEmailOrCode: {
    fr: "L’e-mail ou le code est incorrect.",
    en: "email or code is incorrect.",
    cn: "邮箱或验证码错误。",
    de: "E-Mail oder Code ist falsch.",
  },
  wrongCode: { fr: "Le code est incorrect.", en: "code is incorrect.", cn: "验证码错误。", de: "Der Code ist falsch." },
  emailRegistered: {
    fr: "Cette adresse e-mail est déjà enregistrée",
    en: "email has already been registered",
    cn: "该邮箱已被注册",
    de: "Diese E-Mail-Adresse ist bereits registriert",
  },
  accountUnknown: {
    fr: "Ce compte n’existe pas",
    en: "account does not exist",
    cn: "账号不存在",
    de: "Dieses Konto existiert nicht",
  },
  captchaFailed: { fr: "Échec de la vérification", en: "Verification failure", cn: "验证失败", de: "Überprüfung fehlgeschlagen" },
  questionSent: {
    fr: "Votre question a bien été envoyée\u202f!",
    en: "Your question has been submitted successfully!",
    cn: "您的问题已成功提交！",
    de: "Ihre Frage wurde erfolgreich gesendet!",
  },
  subscribed: { fr: "Abonnement réussi", en: "Subscription successful", cn: "订阅成功", de: "Abonnement erfolgreich" },
  alreadySubscribed: {
    fr: "Cette adresse e-mail est déjà abonnée",
    en: "The email has already been subscribed",
    cn: "该邮箱已订阅",
    de: "Diese E-Mail-Adresse ist bereits angemeldet",
  },
  signedUp: { fr: "Votre compte est créé", en: "Your account is ready", cn: "注册成功", de: "Ihr Konto ist angelegt." },
} satisfies Record<string, Texts>;
type Message = keyof typeof texts;

const languageNumber = (code: Language) => languageCodes.indexOf(code) + 1;
const newUser = (key: string, phone: string) => ({
  country: "FR",
  callingCode: "33",
  phone,
  email: `${key}@example.com`,
  username: `${key}.user`,
  nickname: "Zoë",
  password: goodPassword,
  confirmPassword: goodPassword,
  code: "000000",
  agree: "true",
});
const unconfirmedUser = newUser("unproven", "0612345678");
const puzzle = { captchaId: "6f1a3c52-7d0e-4c1b-9a55-2f1f0c7b9e31", "captchaImage.x": "1", "captchaImage.y": "1" };
const retrieval = { email: "zoe@example.com", code: "000000", password: goodPassword, confirmPassword: goodPassword };
const login = { password: otherPassword, agree: "true" };

/**
 * Rejected forms with their messages from top to bottom. Each language logs in with another name, because repeated failures of one
 * name require a captcha.
 */
const refusedForms = (code: Language): [path: string, fields: Record<string, string>, shown: Message[]][] => [
  ["/contact-us", { writer: "company" }, ["nameRequired", "emailRequired", "telephoneRequired", "companyRequired", "messageRequired"]],
  ["/newsletter", { email: "nobody@", consent: "2026-11" }, ["newsletterEmail"]],
  ["/login", { login: `nobody.${code}`, ...login }, ["wrongLogin"]],
  ["/login?by=phone", { callingCode: "33", phone: `061234569${languageNumber(code)}`, ...login }, ["wrongPhoneLogin"]],
  ["/sign-up", { ...unconfirmedUser, email: "zoe@", step: "code" }, ["emailFormat"]],
  ["/sign-up", { ...unconfirmedUser, username: "1zoe", password: "short" }, ["usernameFormat", "passwordFormat"]],
  ["/sign-up", { ...unconfirmedUser, confirmPassword: otherPassword }, ["passwordsDiffer"]],
  ["/sign-up", unconfirmedUser, ["wrongCode"]],
  ["/sign-up", { ...unconfirmedUser, step: "code", ...puzzle }, ["captchaFailed"]],
  ["/retrieve-password", retrieval, ["wrongEmailOrCode"]],
];

// Include German always, because the specification requires a German equivalent of each message.
describe.each([...new Set<Language>([...testedLanguages, "de"])])("error catalogue in %s", (code) => {
  const from = `10.36.7.${languageNumber(code)}`;
  const language = `official_lang_cache@v1=${code}; locale=${languages[code].tag}; captcha_visitor=${"v".repeat(22)}`;
  const messagesIn = (names: readonly Message[]) => names.map((name) => texts[name][code === "au" ? "en" : code]);
  const post = (address: string, fields: Record<string, string>) =>
    site.visit(
      localPath(code, address),
      { method: "POST", headers: { "sec-fetch-site": "same-origin", cookie: language }, body: new URLSearchParams(fields) },
      from,
    );
  const mainOf = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())![0].replaceAll(/[\u200b\u2060]/g, "");
  const readMessages = async (response: Response) => {
    expect(response.status).toBeGreaterThanOrEqual(400);
    return [...(await mainOf(response)).matchAll(/<(?:strong|p) class="[^"]*text-danger[^"]*">([^<]*)</g)].map(([, text]) => text);
  };
  const headingAfter = async (address: string, fields: Record<string, string>) => {
    const response = await post(address, fields);
    expect(response.status).toBe(303);
    const next = await site.visit(response.headers.get("location")!, { headers: { cookie: language } }, from);
    return /<h1[^>]*>([^<]*)</.exec(await mainOf(next))![1];
  };
  const codeFor = async (email: string, purpose: "signUp" | "retrieve") => {
    const { token, cookie } = await storeCaptchaToken(site.services.context);
    const headers = { "content-type": "application/json", cookie };
    const body = JSON.stringify({ email, purpose, captcha: token });
    expect((await site.visit("/api/account/code", { method: "POST", headers, body }, from)).status).toBe(200);
    const [mail] = await waitForSentMails(dataDir, email, 1);
    return /\d{6}/.exec(mail!.subject!)![0];
  };

  test.each(refusedForms(code))("is shown by %s after %j: %j", async (address, fields, expectedMessages) => {
    const count = expectedMessages.length;
    const summary = count > 1 ? [fillPlaceholders(messages[code].severalErrors, { count })] : [];
    expect(await readMessages(await post(address, fields))).toEqual([...summary, ...messagesIn(expectedMessages)]);
  });

  test("is shown after a sign-up, and after another one with the same address", async () => {
    const user = newUser(`new.${code}`, `061234567${languageNumber(code)}`);
    const confirmedUser = { ...user, code: await codeFor(user.email, "signUp") };
    expect([await headingAfter("/sign-up", confirmedUser)]).toEqual(messagesIn(["signedUp"]));
    const secondUser = { ...confirmedUser, username: `again.${code}`, phone: `061234568${languageNumber(code)}` };
    expect(await readMessages(await post("/sign-up", secondUser))).toEqual(messagesIn(["emailRegistered"]));
  });

  test("is shown by a password retrieval for an unknown account", async () => {
    const email = `unknown-${code}@example.com`;
    const confirmedRetrieval = { ...retrieval, email, code: await codeFor(email, "retrieve") };
    expect(await readMessages(await post("/retrieve-password", confirmedRetrieval))).toEqual(messagesIn(["accountUnknown"]));
  });

  test("is shown after a question", async () => {
    const question = { name: "Zoë", email: "zoe@example.com", telephone: "+33 6 12 34 56 78", company: "Cactus & Co", message: "Why?" };
    expect([await headingAfter("/contact-us", { writer: "company", ...question })]).toEqual(messagesIn(["questionSent"]));
  });

  test("is shown after a subscription, and after another one once it is confirmed", async () => {
    const subscription = { email: `reader-${code}@example.com`, consent: "2026-11" };
    expect([await headingAfter("/newsletter", subscription)]).toEqual(messagesIn(["subscribed"]));
    const [mail] = await waitForSentMails(dataDir, subscription.email, 1);
    const token = new URL(findLink(mail!, "/newsletter/confirm")).searchParams.get("token")!;
    expect((await post("/newsletter/confirm", { token })).status).toBe(303);
    expect(await readMessages(await post("/newsletter", subscription))).toEqual(messagesIn(["alreadySubscribed"]));
  });
});
