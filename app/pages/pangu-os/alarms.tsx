import { Container } from "#app/ui/container.tsx";
import { Window } from "#app/ui/device.tsx";
import type { PanguData } from "./data.server.ts";

const cell = "px-5 py-3.5";

export function Alarms({ copy }: { copy: PanguData["copy"]["alarms"] }) {
  const { columns } = copy;
  return (
    <section aria-labelledby="alarms" className="py-section">
      <Container className="grid gap-x-gap gap-y-10 lg:grid-cols-12">
        <h2 id="alarms" className="text-title lg:col-span-7">
          {copy.heading}
        </h2>
        <p className="max-w-[42ch] text-lead lg:col-span-5">{copy.text}</p>
        <Window title={copy.window} note={copy.note} className="lg:col-span-12">
          <table className="w-full border-collapse text-left tabular-nums">
            <caption className="sr-only">{copy.window}</caption>
            <thead className="text-soft">
              <tr className="border-b border-rule *:px-5 *:py-2 *:font-normal">
                <th scope="col">{columns.time}</th>
                <th scope="col">{columns.event}</th>
                <th scope="col" className="hidden @min-[44rem]:table-cell">
                  {columns.effect}
                </th>
                <th scope="col" className="hidden @min-[30rem]:table-cell">
                  {columns.state}
                </th>
              </tr>
            </thead>
            <tbody>
              {copy.rows.map(({ time, event, effect, state }) => (
                <tr key={time} className="border-b border-rule align-baseline last:border-b-0">
                  <th scope="row" className={`${cell} font-label whitespace-nowrap`}>
                    {time}
                  </th>
                  <td className={cell}>
                    {event}
                    <span className="block text-soft @min-[44rem]:hidden">{effect}</span>
                    <span className="block text-soft @min-[30rem]:hidden">{state}</span>
                  </td>
                  <td className={`${cell} hidden text-soft @min-[44rem]:table-cell`}>{effect}</td>
                  <td className={`${cell} hidden @min-[30rem]:table-cell`}>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Window>
      </Container>
    </section>
  );
}
