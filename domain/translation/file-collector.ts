import type { Language } from "#i18n/languages.ts";
import type { TranslationFile, Unit } from "./xliff-file.ts";

export class UnreadableXliff extends Error {}

type FileFields = Omit<TranslationFile, "units" | "from" | "to"> & { from?: Language; to?: Language };

/** Collects the files and units of a document. Rejects duplicate ones and impossible languages. */
export class FileCollector {
  readonly files: TranslationFile[] = [];
  private readonly seenNames = new Set<string>();

  addFile({ from, to, ...file }: FileFields): void {
    if (!from || !to || from === to) throw new UnreadableXliff();
    this.checkNew(`${file.type}/${file.key}/${to}`);
    this.files.push({ ...file, from, to, units: [] });
  }

  addUnit(id: string): Unit {
    const file = this.files.at(-1);
    if (!file) throw new UnreadableXliff();
    this.checkNew(`${this.files.length} ${id}`);
    const unit = { id, source: "" };
    file.units.push(unit);
    return unit;
  }

  private checkNew(name: string): void {
    if (this.seenNames.has(name)) throw new UnreadableXliff();
    this.seenNames.add(name);
  }
}
