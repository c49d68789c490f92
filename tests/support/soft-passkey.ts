import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Ceremony = { challenge: string };
type Settings = { origin: string; isVerified?: boolean; counter?: number };

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** Authenticator in software: one passkey with a P-256 key, which answers in the JSON form of WebAuthn. */
export function createSoftPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x, y } = publicKey.export({ format: "jwk" });
  // COSE key: kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
    Buffer.from(x!, "base64url"),
    Buffer.from([0x22, 0x58, 32]),
    Buffer.from(y!, "base64url"),
  ]);
  const credential = { id: encode(id), rawId: encode(id), type: "public-key", clientExtensionResults: {} };

  const authenticatorData = ({ origin, isVerified = true, counter = 0 }: Settings, more: Buffer = Buffer.alloc(0)) => {
    const flags = userPresent | (isVerified ? userVerified : 0) | (more.length > 0 ? hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };

  return {
    id: encode(id),
    register({ challenge }: Ceremony, settings: Settings) {
      const data = authenticatorData(settings, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]));
      // CBOR map: fmt "none", attStmt {}, authData.
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = clientData("webauthn.create", challenge, settings.origin);
      const response = { clientDataJSON: encode(clientDataJSON), attestationObject: encode(attestationObject), transports: ["internal"] };
      return { ...credential, response };
    },
    answer({ challenge }: Ceremony, settings: Settings) {
      const data = authenticatorData(settings);
      const clientDataJSON = clientData("webauthn.get", challenge, settings.origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      const response = { clientDataJSON: encode(clientDataJSON), authenticatorData: encode(data), signature: encode(signature) };
      return { ...credential, response };
    },
  };
}

const encode = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest();
const clientData = (type: string, challenge: string, origin: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
