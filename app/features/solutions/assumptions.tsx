import { Disclosure } from "#app/ui/disclosure.tsx";

/** Folded list of the assumptions of a calculator. */
export function Assumptions({ summary, assumptions }: { summary: string; assumptions: readonly string[] }) {
  return (
    <Disclosure summary={summary}>
      <ul className="grid list-disc gap-2 pl-5">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
