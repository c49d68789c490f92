import { Form } from "react-router";
import { Moment } from "#app/page/moment.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { SessionEntry } from "#domain/account/schema";
import { FormFailure } from "./form-failure.tsx";
import { Section } from "./section.tsx";
import { useCenterForm, type CenterFormProps } from "./use-center-form.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export function Sessions({ sessions, ...part }: CenterFormProps & { sessions: readonly SessionEntry[] }) {
  const { copy, account } = part.loaded;
  const endOne = useCenterForm(part, "session");
  const endOthers = useCenterForm(part, "sessions");
  return (
    <Section id="sessions" copy={copy} successText={endOne.successText ?? endOthers.successText}>
      <FormFailure
        loaded={part.loaded}
        formAnswer={endOne.formAnswer ?? endOthers.formAnswer}
        failure={endOne.failure ?? endOthers.failure}
      />
      <ul className="max-w-prose">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} copy={copy.session} end={copy.actions.session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset className="pt-6">
          <input type="hidden" name="form" value="sessions" />
          <SubmitButton look="quiet" loading={endOthers.sending} loadingText={account.sending}>
            {copy.actions.sessions}
          </SubmitButton>
        </Form>
      )}
    </Section>
  );
}

type SessionRowProps = { session: SessionEntry; copy: CenterFormProps["loaded"]["copy"]["session"]; end: string };

function SessionRow({ session: { id, browser, system, address, lastSeen, current }, copy, end }: SessionRowProps) {
  const device = [browser, system].filter(Boolean).join(" · ") || copy.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-label">
          {device} {current && <Tag tone="live">{copy.current}</Tag>}
        </p>
        <p className="text-small text-soft tabular-nums wrap-anywhere">
          <Moment language={usePageLanguage()} text={copy.seen} moment={lastSeen} /> · {address}
        </p>
      </div>
      {!current && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="form" value="session" />
          <Button type="submit" name="id" value={id} look="quiet" aria-label={fillPlaceholders(copy.end, { device })}>
            {end}
          </Button>
        </Form>
      )}
    </li>
  );
}
