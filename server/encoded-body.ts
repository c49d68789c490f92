/** Whether the body of a request is compressed. Nothing here unpacks one: few bytes can become very many. */
export function hasEncodedBody(headers: Headers): boolean {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  return encoding !== "" && encoding !== "identity";
}
