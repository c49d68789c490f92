import { Container } from "#app/ui/container.tsx";
import { Link } from "react-router";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import type { CenterAnswer } from "./center-actions.ts";
import { Contents } from "./contents.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Questions } from "./questions.tsx";
import type { CenterContents } from "./read-center.server.ts";
import type { CenterData } from "./data.server.ts";
import { Section } from "./section.tsx";
import { Sessions } from "./sessions.tsx";
import { SignOut } from "./sign-out.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type CenterProps = { loaded: CenterData; center: CenterContents; answer: CenterAnswer | undefined };

export function Center({ loaded, center, answer }: CenterProps) {
  const { copy } = loaded;
  const { profile, subscribed } = center;
  const console = useLayoutData()?.navigation.links.tools.openApiConsole;
  const part = { loaded, answer };
  return (
    <Container className="pb-24 pt-10 lg:pb-40 lg:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-gap gap-y-6 pb-8 lg:pb-14">
        <div className="min-w-0">
          <h1 className="text-h2 wrap-anywhere">{fillPlaceholders(copy.greeting, { name: profile.nickname })}</h1>
          <p className="pt-3 text-soft wrap-anywhere">
            {profile.username} · {profile.email}
          </p>
        </div>
        <SignOut loaded={loaded} isConfirmationShown={answer?.form === "sign-out"} />
      </header>
      <div className="grid gap-x-gap lg:grid-cols-12">
        <Contents label={copy.contents} sections={copy.sections}>
          {console && (
            <Link to={console.to} className="line-link py-1 font-label text-action">
              {copy.console}
            </Link>
          )}
        </Contents>
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          <ProfileForm {...part} profile={profile} />
          <EmailForm {...part} email={profile.email} />
          <PasswordForm {...part} username={profile.username} />
          <Sessions {...part} sessions={center.sessions} />
          <Questions copy={copy} questions={center.questions} />
          <NewsletterForm {...part} subscribed={subscribed} consent={center.newsletterConsent} />
          <Section id="data" copy={copy}>
            <a
              href="/api/account/export"
              download="account.json"
              className="inline-flex min-h-12 items-center rounded-control border border-current px-5 py-2.5 font-label hover:border-strong hover:bg-strong hover:text-on-strong"
            >
              {copy.actions.export}
            </a>
          </Section>
          <DeleteForm {...part} username={profile.username} />
        </div>
      </div>
    </Container>
  );
}
