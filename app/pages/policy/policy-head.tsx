import { Container } from "#app/ui/container.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { PolicyView } from "./policy-view.server.ts";
import type { PolicyData } from "./data.server.ts";

export function PolicyHead({ policy, copy }: { policy: PolicyView; copy: PolicyData["copy"] }) {
  return (
    <>
      <Container>
        <header className="grid gap-x-gap gap-y-5 pb-10 pt-10 lg:grid-cols-12 lg:pb-16 lg:pt-16">
          <h1 className="text-h2 hyphens-auto wrap-anywhere lg:col-span-12 lg:text-display">{policy.title}</h1>
          <p className="text-lead text-pretty lg:col-span-7">{policy.lead}</p>
          <dl className="grid grid-cols-[1fr_auto] self-end border-t border-rule lg:col-span-4 lg:col-start-9">
            <div className="py-3 pr-6">
              <dt className="text-small text-soft">{copy.inForce}</dt>
              <dd>
                <time dateTime={policy.day} className="font-label tabular-nums">
                  {policy.date}
                </time>
              </dd>
            </div>
            <div className="py-3">
              <dt className="text-small text-soft">{copy.version}</dt>
              <dd className="font-label tabular-nums">{policy.version}</dd>
            </div>
          </dl>
        </header>
      </Container>
      <div className="bg-sand">
        <Container className="grid gap-x-gap gap-y-8 py-10 lg:grid-cols-12 lg:py-16">
          <div className="lg:col-span-4">
            <h2 className="text-h3">{copy.inShort}</h2>
            {policy.example && (
              <p className="max-w-[34ch] pt-4 text-small">
                <Tag>{copy.example}</Tag> <span className="pl-1">{copy.exampleText}</span>
              </p>
            )}
          </div>
          <ul className="lg:col-span-8">
            {policy.points.map((point) => (
              <li key={point} className="border-t border-soft py-4 text-lead text-pretty first:border-t-3 first:border-mark">
                {point}
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </>
  );
}
