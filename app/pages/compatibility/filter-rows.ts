import type { Query } from "#app/page/query.ts";
import { compatibilityAnswers, type CompatibilityAnswer } from "#domain/content/schema";

export const facets = ["device", "maker", "answer"] as const;
export type Filter = { device?: string; maker?: string; answer?: CompatibilityAnswer };

/** Ignores unknown answers and empty values. */
export function parseFilter(query: Query<(typeof facets)[number]>): Filter {
  const { answer, ...texts } = {
    device: query.get("device") || undefined,
    maker: query.get("maker")?.trim() || undefined,
    answer: compatibilityAnswers.find((each) => each === query.get("answer")),
  };
  return { ...(texts.device && { device: texts.device }), ...(texts.maker && { maker: texts.maker }), ...(answer && { answer }) };
}

type FilterableRow = { device: readonly string[]; maker: string; answer: CompatibilityAnswer };

/** Compares manufacturers without regard to case, because editors may type a name in two ways. */
export function matchesFilter(row: FilterableRow, { device, maker, answer }: Filter): boolean {
  return (
    (!device || row.device.includes(device)) &&
    (!maker || row.maker.toLowerCase() === maker.toLowerCase()) &&
    (!answer || row.answer === answer)
  );
}

/** Lists each manufacturer once, in alphabetical order. */
export function listMakers(rows: readonly Pick<FilterableRow, "maker">[], tag: string): string[] {
  const byName = new Map(rows.map(({ maker }) => [maker.toLowerCase(), maker]));
  return [...byName.values()].toSorted((a, b) => a.localeCompare(b, tag));
}
