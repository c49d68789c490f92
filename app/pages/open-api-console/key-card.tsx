import { Form } from "react-router";
import { Moment } from "#app/page/moment.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { keysOf } from "#i18n/keys-of.ts";
import type { ConsoleAnswer } from "./console-actions.ts";
import type { ConsoleData } from "./data.server.ts";
import { FormError } from "./form-error.tsx";
import { SecretNotice } from "./secret-notice.tsx";

type KeyCardProps = { loaded: ConsoleData; answer: ConsoleAnswer | undefined };

/** Creates, rotates and revokes the API key. The secret is shown once, right after creation. */
export function KeyCard({ loaded, answer }: KeyCardProps) {
  const { copy, language, state, result, apiBase } = loaded;
  const { key: words } = copy;
  const { key } = state;
  const newKey = answer?.newKey && `${answer.newKey.id}.${answer.newKey.secret}`;
  return (
    <section aria-labelledby="key">
      <h2 id="key" className="pb-4 text-h3">
        {words.heading}
      </h2>
      <div className="grid max-w-prose gap-5">
        <FormError loaded={loaded} answer={answer} forms={["key", "revoke"]} />
        {result === "revoked" && !answer && <Notice kind="done" heading={words.revoked} />}
        {newKey && (
          <SecretNotice
            copy={copy.secret}
            heading={words.madeHeading}
            note={words.use}
            code={`export ECACTUS_API="${apiBase}"\nexport ECACTUS_KEY="${newKey}"\ncurl "$ECACTUS_API/v1/plants" -H "Authorization: Bearer $ECACTUS_KEY"`}
          />
        )}
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
        <KeyForm words={words} currentKey={key} />
      </div>
    </section>
  );
}

function KeyForm({ words, currentKey }: { words: ConsoleData["copy"]["key"]; currentKey: ConsoleData["state"]["key"] }) {
  return (
    <>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-4">
        <Select label={words.scope} name="scope" defaultValue={currentKey?.scope}>
          {keysOf(words.scopes).map((scope) => (
            <option key={scope} value={scope}>
              {words.scopes[scope]}
            </option>
          ))}
        </Select>
        <Button
          type="submit"
          name="form"
          value="key"
          look={currentKey ? "quiet" : "filled"}
          aria-describedby={currentKey ? "rotate-note" : undefined}
        >
          {currentKey ? words.rotate : words.create}
        </Button>
        {currentKey && (
          <Button type="submit" name="form" value="revoke" look="quiet">
            {words.revoke}
          </Button>
        )}
      </Form>
      {currentKey && (
        <p id="rotate-note" className="text-small text-soft">
          {words.rotateNote}
        </p>
      )}
    </>
  );
}
