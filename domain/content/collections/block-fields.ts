import { formBlocks, productLines } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { body, lineNames, pictureAlt } from "./common-fields.ts";

const heading = field.text({ label: { en: "Heading", fr: "Titre", de: "Überschrift", cn: "标题" }, required: false });
const introduction = field.longText({ label: { en: "Introduction", fr: "Introduction", de: "Einleitung", cn: "导语" }, required: false });
const altText = field.text({ label: pictureAlt.label, help: pictureAlt.help, required: false });
const imageLabel = { en: "Image", fr: "Image", de: "Bild", cn: "图片" };
const formNames = {
  newsletter: { en: "Newsletter", fr: "Newsletter", de: "Newsletter", cn: "资讯邮件" },
  question: { en: "Contact question", fr: "Question de contact", de: "Kontaktanfrage", cn: "联系咨询" },
  installer: { en: "Installer request", fr: "Demande d’installateur", de: "Installateuranfrage", cn: "安装商申请" },
};

const card = {
  title: field.text({ label: { en: "Title", fr: "Titre", de: "Titel", cn: "标题" } }),
  text: field.longText({ label: { en: "Text", fr: "Texte", de: "Text", cn: "文字" }, required: false }),
  link: field.target({
    label: { en: "Link", fr: "Lien", de: "Link", cn: "链接" },
    required: false,
  }),
  picture: field.picture({ label: imageLabel, required: false }),
  pictureAlt: altText,
};

const figure = {
  value: field.text({
    label: { en: "Value", fr: "Valeur", de: "Wert", cn: "数值" },
    help: {
      en: "As the page shows it, such as 29.95",
      fr: "Comme la page l’affiche, par exemple 29,95",
      de: "So, wie die Seite ihn zeigt, zum Beispiel 29,95",
      cn: "按页面显示的写法填写，例如 29.95",
    },
  }),
  unit: field.text({ label: { en: "Unit", fr: "Unité", de: "Einheit", cn: "单位" }, required: false }),
  label: field.text({ label: { en: "Caption", fr: "Légende", de: "Beschriftung", cn: "说明" } }),
};

/** The blocks of a landing page. Texts, links and order are each language's own. */
export const pageBlocks = {
  text: {
    name: { en: "Text", fr: "Texte", de: "Text", cn: "文本" },
    fields: { body: field.markdown({ label: body.label }, [2, 3]) },
  },
  image: {
    name: imageLabel,
    fields: {
      picture: field.picture({ label: imageLabel }),
      pictureAlt: altText,
      caption: field.text({ label: { en: "Caption", fr: "Légende", de: "Bildunterschrift", cn: "图片说明" }, required: false }),
    },
  },
  figures: {
    name: { en: "Figures", fr: "Chiffres", de: "Zahlen", cn: "数据" },
    fields: {
      heading,
      figures: field.rowsWithin({ fewest: 1, most: 4 }, figure, { label: { en: "Figures", fr: "Chiffres", de: "Zahlen", cn: "数据" } }),
    },
  },
  cards: {
    name: { en: "Cards", fr: "Cartes", de: "Karten", cn: "卡片" },
    fields: {
      heading,
      cards: field.rowsWithin({ fewest: 1, most: 12 }, card, { label: { en: "Cards", fr: "Cartes", de: "Karten", cn: "卡片" } }),
    },
  },
  products: {
    name: { en: "Product list", fr: "Liste de produits", de: "Produktliste", cn: "产品列表" },
    fields: {
      heading,
      products: field.linksWithin({ fewest: 0, most: 12 }, "product", {
        label: { en: "Products", fr: "Produits", de: "Produkte", cn: "产品" },
        help: {
          en: "Leave empty to show a product line",
          fr: "Laissez vide pour afficher une gamme",
          de: "Leer lassen, um eine Produktlinie zu zeigen",
          cn: "留空则显示一条产品线",
        },
        required: false,
      }),
      line: field.oneOf(productLines, lineNames, {
        label: { en: "Product line", fr: "Gamme", de: "Produktlinie", cn: "产品线" },
        required: false,
      }),
    },
  },
  form: {
    name: { en: "Form", fr: "Formulaire", de: "Formular", cn: "表单" },
    fields: {
      form: field.oneOf(formBlocks, formNames, { label: { en: "Form", fr: "Formulaire", de: "Formular", cn: "表单" } }),
      heading,
      introduction,
    },
  },
  video: {
    name: { en: "Video", fr: "Vidéo", de: "Video", cn: "视频" },
    fields: {
      heading,
      video: field.linksWithin({ fewest: 1, most: 1 }, "video", { label: { en: "Video", fr: "Vidéo", de: "Video", cn: "视频" } }),
    },
  },
  faq: {
    name: { en: "Questions", fr: "Questions", de: "Fragen", cn: "常见问题" },
    fields: {
      heading,
      questions: field.linksWithin({ fewest: 1, most: 12 }, "faq", {
        label: { en: "Questions", fr: "Questions", de: "Fragen", cn: "常见问题" },
      }),
    },
  },
};
