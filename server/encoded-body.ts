/** Whether the request body is compressed. The server refuses such bodies, because a few bytes can expand to very many. */
export function hasEncodedBody(headers: Headers): boolean {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  return encoding !== "" && encoding !== "identity";
}
