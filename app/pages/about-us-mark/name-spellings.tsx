import { Container } from "#app/ui/container.tsx";
import type { Copy } from "./copy/fr.ts";

/** Correct and wrong spellings of the product names, the same in every language. */
const names = [
  { right: "eCactus", wrong: ["Ecactus", "E-Cactus", "ECACTUS"] },
  { right: "AGAVE-TH", wrong: ["Agave TH", "AgaveTH"] },
  { right: "MYRTILLO", wrong: ["Myrtillo"] },
  { right: "COPIA", wrong: ["Copia"] },
  { right: "TIANYUAN", wrong: ["Tianyuan", "Tian Yuan"] },
  { right: "cholla", wrong: ["Cholla", "CHOLLA"] },
  { right: "ECOS", wrong: ["Ecos", "eCos"] },
  { right: "ECOS Hub", wrong: ["ECOS-Hub", "ECOS HUB"] },
  { right: "PANGU OS", wrong: ["Pangu OS", "PANGU-OS"] },
];

export function NameSpellings({ copy }: { copy: Copy["names"] }) {
  return (
    <Container className="grid gap-x-gap gap-y-8 py-section lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-title hyphens-auto">{copy.heading}</h2>
        <p className="pt-4">{copy.text}</p>
      </div>
      <table className="w-full border-collapse self-start text-left lg:col-span-7 lg:col-start-6">
        <caption className="sr-only">{copy.heading}</caption>
        <thead className="text-small text-soft">
          <tr className="border-b border-strong">
            <th scope="col" className="py-2 pr-4 font-normal">
              {copy.right}
            </th>
            <th scope="col" className="py-2 font-normal">
              {copy.wrong}
            </th>
          </tr>
        </thead>
        <tbody translate="no">
          {names.map(({ right, wrong }) => (
            <tr key={right} className="border-b border-rule align-baseline">
              <th scope="row" className="py-3 pr-4 text-h3 font-heading whitespace-nowrap">
                {right}
              </th>
              <td className="py-3 text-soft">
                {wrong.map((spelling) => (
                  <s key={spelling} className="mr-4 inline-block">
                    {spelling}
                  </s>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Container>
  );
}
