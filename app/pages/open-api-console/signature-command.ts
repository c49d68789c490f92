/** Returns a shell command that computes the signature of a delivery; `undefined` if the header has an unknown form. */
export function signatureCommand(signature: string | undefined, body: string): string | undefined {
  const seconds = /^t=(\d+),v1=/.exec(signature ?? "")?.[1];
  if (seconds === undefined) return undefined;
  const quotedText = `'${`${seconds}.${body}`.replaceAll("'", String.raw`'\''`)}'`;
  return `printf '%s' ${quotedText} | openssl dgst -sha256 -hmac "$ECACTUS_WEBHOOK_SECRET"`;
}
