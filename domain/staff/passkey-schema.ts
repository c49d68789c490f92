import * as v from "valibot";
import { errorCode, singleLineText } from "../fields.ts";

const refused = errorCode("passkeyRefused");
const maxPartLength = 20_000;
/** Text in base64url; an attestation object can have some thousand bytes. */
const encoded = v.pipe(v.string(refused), v.maxLength(maxPartLength, refused), v.regex(/^[\w-]+$/, refused));
const credentialId = v.pipe(encoded, v.maxLength(1400, refused));
const transports = v.optional(v.array(v.pipe(v.string(refused), v.maxLength(20, refused))));
const credential = { id: credentialId, rawId: credentialId, clientExtensionResults: v.object({}) };

/** Credentials in the JSON form of WebAuthn level 3. */
const registration = v.object({
  ...credential,
  response: v.object({ clientDataJSON: encoded, attestationObject: encoded, transports }),
});
const authentication = v.object({
  ...credential,
  response: v.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded, userHandle: v.optional(encoded) }),
});

export const passkeyNameLength = 60;
const name = singleLineText(passkeyNameLength);
const id = v.pipe(v.string(), v.uuid());

export const addPasskeySchema = v.object({ name, response: registration });
export const renamePasskeySchema = v.object({ id, name });
export const passkeyIdSchema = v.object({ id });
export const passkeyAnswerSchema = v.object({ response: authentication });

const credentials = v.array(v.object({ id: v.string(), type: v.string(), transports: v.optional(v.array(v.string())) }));
/** Options of the browser's dialog (`PublicKeyCredentialCreationOptionsJSON`). */
export const registrationOptionsAnswer = v.looseObject({ challenge: v.string(), excludeCredentials: v.optional(credentials) });
/** Options of the browser's dialog (`PublicKeyCredentialRequestOptionsJSON`). */
export const authenticationOptionsAnswer = v.looseObject({ challenge: v.string(), allowCredentials: v.optional(credentials) });

export const ownPasskey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

export type AddPasskey = v.InferOutput<typeof addPasskeySchema>;
export type PasskeyAnswer = v.InferOutput<typeof authentication>;
export type OwnPasskey = v.InferOutput<typeof ownPasskey>;
export type RegistrationOptions = v.InferOutput<typeof registrationOptionsAnswer>;
export type AuthenticationOptions = v.InferOutput<typeof authenticationOptionsAnswer>;
