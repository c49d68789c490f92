import { Form, Link } from "react-router";
import { Moment } from "#app/page/moment.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useClipboard } from "#app/ui/use-clipboard.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { NewKey } from "#domain/open-api/schema";
import { keysOf } from "#i18n/keys-of.ts";
import { localPath } from "#i18n/paths.ts";
import type { ConsoleAnswer } from "./console-actions.ts";
import type { ConsoleData } from "./data.server.ts";

type Part = { loaded: ConsoleData; answer: ConsoleAnswer | undefined };

/** Creates, rotates and revokes the API key. The secret is shown once, right after creation. */
export function KeyCard({ loaded, answer }: Part) {
  const { copy, language, state, revoked } = loaded;
  const { key: words } = copy;
  const { key } = state;
  return (
    <section aria-labelledby="key">
      <h2 id="key" className="pb-4 text-h3">
        {words.heading}
      </h2>
      <div className="grid max-w-prose gap-5">
        <KeyError loaded={loaded} answer={answer} />
        {revoked && !answer && <Notice kind="done" heading={words.revoked} />}
        {answer?.newKey && <NewKeyNotice words={words} newKey={answer.newKey} />}
        {key ? (
          <p>
            <code className="font-label wrap-anywhere">{key.id}</code>
            <span className="block text-small">{words.scopes[key.scope]}</span>
            <span className="block text-small text-soft tabular-nums">
              <Moment language={language} text={words.created} moment={key.createdAt} />
              {" · "}
              {key.lastUsed ? <Moment language={language} text={words.used} moment={key.lastUsed} /> : words.unused}
            </span>
          </p>
        ) : (
          <p className="text-soft">{words.none}</p>
        )}
        <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-4">
          <Select label={words.scope} name="scope" defaultValue={key?.scope}>
            {keysOf(words.scopes).map((scope) => (
              <option key={scope} value={scope}>
                {words.scopes[scope]}
              </option>
            ))}
          </Select>
          <Button type="submit" name="form" value="key" look={key ? "quiet" : "filled"} aria-describedby={key ? "rotate-note" : undefined}>
            {key ? words.rotate : words.create}
          </Button>
          {key && (
            <Button type="submit" name="form" value="revoke" look="quiet">
              {words.revoke}
            </Button>
          )}
        </Form>
        {key && (
          <p id="rotate-note" className="text-small text-soft">
            {words.rotateNote}
          </p>
        )}
      </div>
    </section>
  );
}

function KeyError({ loaded: { copy, messages, address }, answer }: Part) {
  const login = `${localPath(usePageLanguage(), "/login")}?${new URLSearchParams({ next: address })}`;
  if (!answer?.reason) return null;
  if (answer.reason !== "notSignedIn") return <Notice kind="failed" heading={messages[answer.reason] ?? messages.internal} />;
  return (
    <Notice kind="failed" heading={copy.sessionEnded}>
      <Link to={login} className="justify-self-start underline">
        {copy.login}
      </Link>
    </Notice>
  );
}

function NewKeyNotice({ words, newKey: { id, secret } }: { words: ConsoleData["copy"]["key"]; newKey: NewKey }) {
  const { outcome, put } = useClipboard();
  const hydrated = useHydrated();
  const fullKey = `${id}.${secret}`;
  return (
    <Notice kind="done" heading={words.madeHeading}>
      <p>{words.madeText}</p>
      <p className="pt-2 text-small text-soft">{words.use}</p>
      <pre className="night overflow-x-auto rounded-control px-4 py-3 text-small whitespace-pre-wrap wrap-anywhere">
        <code>Authorization: Bearer {fullKey}</code>
      </pre>
      {hydrated && (
        <div className="flex flex-wrap items-center gap-4 pt-2">
          <Button look="quiet" onClick={() => void put(fullKey)}>
            {words.copy}
          </Button>
          <output className="text-small">{outcome && (outcome === "done" ? words.copied : words.notCopied)}</output>
        </div>
      )}
    </Notice>
  );
}
