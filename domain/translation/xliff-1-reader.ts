import { FileCollector, UnreadableXliff } from "./file-collector.ts";
import { languagesOf } from "./xliff-languages.ts";
import type { Unit } from "./xliff-file.ts";
import type { XliffElement, XliffReader } from "./xliff-reader.ts";

/** Tools copy the source into untranslated targets and mark them by state (XLIFF 1.2, section 2.3). */
const untranslatedStates: readonly string[] = ["new", "needs-translation", "needs-l10n"];
const confirmedStates: readonly string[] = ["final", "signed-off"];

/** Reads XLIFF 1.2. */
export class Xliff1Reader implements XliffReader {
  readonly collector = new FileCollector();
  private unit: Unit | undefined;
  private currentText: { name: "source" | "target"; depth: number; text: string } | undefined;

  open(element: XliffElement): void {
    const { name, parent, depth } = element;
    if (name === "file") this.addFile(element);
    if (name === "trans-unit") {
      this.unit = element.isTranslatable ? this.collector.addUnit(element.attribute("id")) : undefined;
      if (this.unit && element.attribute("approved") === "yes") this.unit.isConfirmed = true;
    }
    // Ignore suggestions of tools (`alt-trans`), which have nested sources and targets.
    if (parent !== "trans-unit" || !this.unit) return;
    if (name === "source" || (name === "target" && !untranslatedStates.includes(element.attribute("state"))))
      this.currentText = { name, depth, text: "" };
    if (name === "target" && confirmedStates.includes(element.attribute("state"))) this.unit.isConfirmed = true;
  }

  close({ depth }: XliffElement): void {
    if (this.currentText?.depth !== depth) return;
    const { name, text } = this.currentText;
    if (this.unit) this.unit[name] = text;
    this.currentText = undefined;
  }

  add(text: string): void {
    if (this.currentText) this.currentText.text += text;
  }

  private addFile({ attribute }: XliffElement): void {
    const [type = "", key = "", ...more] = attribute("original").split("/");
    if (more.length > 0) throw new UnreadableXliff();
    const revision = (name: string) => Number(/^\d{1,9}$/.exec(attribute(name))?.[0] ?? 0);
    this.collector.addFile({
      type,
      key,
      ...languagesOf(attribute("source-language"), attribute("target-language")),
      sourceRevision: revision("product-version"),
      targetRevision: revision("build-num"),
    });
  }
}
