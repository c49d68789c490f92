import type { Copy } from "./fr.ts";

export const de: Copy = {
  line: "Nummer {reference}, eingegangen am {date}",
  mail: "Eine Bestätigung kommt in wenigen Minuten per E-Mail. Wenn nicht, sehen Sie im Spam-Ordner nach; Ihre Angaben liegen uns in jedem Fall vor.",
};
