import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as chinese } from "@orama/stopwords/mandarin";

/** Words of questions that the lists of the library lack. They say how something is asked, not about what. */
const questionWords = {
  en: "much many get gets got getting need needs want wants please tell know someone something anyone anything also still really just",
  fr: "comment où quand combien pourquoi quoi peut peux puis pouvez peuvent faut dois doit veux voudrais fait faire si plus moins très aussi alors donc car chez entre dont déjà encore bien autre autres ça",
  de: "wo wer wen wem wann warum wieso weshalb wofür womit wieviel wieviele viele mehr darf dürfen möchte möchten brauche braucht brauchen gibt geht bitte gern mal schon immer jemand kannst sollen müssen lässt",
};

/** Chinese characters that are no part of a longer word if the segmenter leaves them alone: particles, pronouns, conjunctions. */
export const chineseParticles: ReadonlySet<string> = new Set(
  "的了吗呢吧啊呀嘛么哦啦和与或跟很也就都还又再把被给让我你您他她它这那哪谁是在",
);

export const stopWords = {
  en: [...english, ...questionWords.en.split(" ")],
  fr: [...french, ...questionWords.fr.split(" ")],
  de: [...german, ...questionWords.de.split(" ")],
  // Single characters in the list are parts of words such as 储能 and 三相.
  cn: [...english, ...chinese.filter((word) => word.length > 1)],
};
