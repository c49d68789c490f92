import * as v from "valibot";

const envelope = v.looseObject({ code: v.number() });

/** @throws with the answer of the API where it is no success, or a bench would measure refusals */
export async function mustSucceed(response: Response, what: string): Promise<void> {
  const body = v.parse(envelope, await response.json());
  if (body.code !== 200) throw new Error(`${what} was refused: ${JSON.stringify(body)}`);
}
