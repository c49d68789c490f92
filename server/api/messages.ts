import type { Language } from "#i18n/languages.ts";

const english = {
  invalidInput: "The request has values that are not allowed.",
  notANumber: "This must be a whole number in the allowed range.",
  unknownWebsite: "This must be a website id from 1 to 4.",
  notFound: "There is nothing at this address.",
  methodNotAllowed: "This method is not allowed here.",
  tooLarge: "The request is too large.",
  malformed: "The address is malformed.",
  internal: "Internal Server Error",
};

export type Reason = keyof typeof english;

/** The API's own texts by reason code; pages print their copy by reason instead. */
export const messages: Record<Language, Record<Reason, string>> = {
  en: english,
  au: english,
  fr: {
    invalidInput: "La requête contient des valeurs non admises.",
    notANumber: "Un nombre entier dans la plage admise est attendu.",
    unknownWebsite: "Un identifiant de site de 1 à 4 est attendu.",
    notFound: "Il n’y a rien à cette adresse.",
    methodNotAllowed: "Cette méthode n’est pas admise ici.",
    tooLarge: "La requête est trop volumineuse.",
    malformed: "L’adresse est mal formée.",
    internal: "Internal Server Error",
  },
  de: {
    invalidInput: "Die Anfrage enthält unzulässige Werte.",
    notANumber: "Hier muss eine ganze Zahl im zulässigen Bereich stehen.",
    unknownWebsite: "Hier muss eine Website-Nummer von 1 bis 4 stehen.",
    notFound: "Unter dieser Adresse gibt es nichts.",
    methodNotAllowed: "Diese Methode ist hier nicht zulässig.",
    tooLarge: "Die Anfrage ist zu groß.",
    malformed: "Die Adresse ist fehlerhaft.",
    internal: "Internal Server Error",
  },
  cn: {
    invalidInput: "请求中含有不允许的值。",
    notANumber: "此处须为允许范围内的整数。",
    unknownWebsite: "此处须为 1 至 4 的网站编号。",
    notFound: "该地址没有内容。",
    methodNotAllowed: "此处不允许使用该方法。",
    tooLarge: "请求过大。",
    malformed: "地址格式有误。",
    internal: "Internal Server Error",
  },
};
