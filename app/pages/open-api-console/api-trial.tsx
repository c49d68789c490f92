import { Form, useNavigation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { CodeRegion } from "./code-region.tsx";
import type { ConsoleAnswer } from "./console-actions.ts";
import type { ConsoleData } from "./data.server.ts";
import { calls, type CallResult } from "./try-call.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const names = keysOf(calls);

/** Calls the content API with the visitor's own key and shows request and response. */
export function ApiTrial({ loaded: { copy, state }, answer }: { loaded: ConsoleData; answer: ConsoleAnswer | undefined }) {
  const { trial } = copy;
  const sending = useNavigation().formData?.get("form") === "try";
  const typedValues = answer?.form === "try" ? answer.values : {};
  const newKey = answer?.newKey && `${answer.newKey.id}.${answer.newKey.secret}`;
  return (
    <section aria-labelledby="trial">
      <h2 id="trial" className="text-h3">
        {trial.heading}
      </h2>
      <p className="pb-6 pt-2 text-soft">{trial.text}</p>
      <Form method="post" preventScrollReset className="grid max-w-prose gap-6">
        <input type="hidden" name="form" value="try" />
        {/* A new key remounts the field, so that it replaces the text in it. */}
        <TextField
          key={newKey ?? ""}
          label={trial.key}
          hint={trial.keyHint}
          name="key"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={newKey ?? typedValues.key ?? (state.key ? `${state.key.id}.` : "")}
        />
        <Select label={trial.call} name="call" defaultValue={typedValues.call}>
          {names.map((name) => (
            <option key={name} value={name}>
              {`GET /api${calls[name].at("{id}")} – ${trial.calls[name]}`}
            </option>
          ))}
        </Select>
        <div className="grid gap-6 md:grid-cols-2">
          <TextField
            label={trial.size}
            name="size"
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            defaultValue={typedValues.size ?? "3"}
          />
          <TextField
            label={trial.id}
            hint={trial.idHint}
            name="id"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            defaultValue={typedValues.id ?? "copia"}
          />
        </div>
        <SubmitButton loading={sending} loadingText={trial.sending} className="justify-self-start">
          {trial.send}
        </SubmitButton>
      </Form>
      {answer?.callResult && <Outcome trial={trial} callResult={answer.callResult} />}
    </section>
  );
}

function Outcome({
  trial,
  callResult: { request, status, durationMs, body, isTruncated },
}: {
  trial: ConsoleData["copy"]["trial"];
  callResult: CallResult;
}) {
  return (
    <div className="night mt-8 rounded-picture">
      <CodeRegion heading={trial.request} text={request} />
      <output className="block border-t border-rule px-6 pt-4 font-label tabular-nums">
        {status === 0 ? trial.unreachable : fillPlaceholders(trial.status, { status, ms: durationMs })}
      </output>
      {body && <CodeRegion heading={trial.response} text={body} />}
      {isTruncated && <p className="px-6 pb-5 text-small text-soft">{trial.cut}</p>}
    </div>
  );
}
