/** Detects compressed request bodies, which the server refuses, because a few bytes can expand to very many. */
export function hasEncodedBody(headers: Headers): boolean {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  return encoding !== "" && encoding !== "identity";
}
