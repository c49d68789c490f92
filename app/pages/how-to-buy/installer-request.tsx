import { Received } from "#app/features/receipt/received.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { InstallerAnswer } from "./submit-installer-request.ts";
import { InstallerForm } from "./installer-form.tsx";
import type { FinderData } from "./data.server.ts";

export function InstallerRequest({ page, answer }: { page: FinderData; answer: InstallerAnswer | undefined }) {
  const { installer, receipt, replyTime, isRequestFirst } = page;
  const language = usePageLanguage();
  const { copy } = installer;
  const isSent = receipt !== undefined && !answer;
  return (
    <section id="installer" aria-labelledby="installer-heading" className={isRequestFirst ? undefined : "bg-sand"}>
      <Container className="grid gap-x-gap gap-y-10 py-section lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <h2 id="installer-heading" className="text-title text-balance hyphens-auto">
            {copy.heading}
          </h2>
          <p className="max-w-prose pt-5 text-lead">{copy.lead}</p>
          <ol className="pt-8">
            {copy.next.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-strong py-4">
                <span aria-hidden="true" className="text-soft tabular-nums">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          {replyTime && <p className="border-t border-strong pt-4 font-label">{replyTime}</p>}
        </div>
        <div className={classNames("min-w-0 lg:col-span-6 lg:col-start-7", isSent && "max-lg:order-first")}>
          {isSent ? (
            <Received heading={copy.sent.heading} level="h3" receipt={receipt}>
              <TextLink to={`${localPath(language, "/how-to-buy")}#installer`}>{copy.sent.again}</TextLink>
            </Received>
          ) : (
            <InstallerForm page={page} answer={answer} />
          )}
        </div>
      </Container>
    </section>
  );
}
