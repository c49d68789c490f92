// Receives webhooks on port 8080 and accepts those that were signed with the secret within the last five minutes.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { isGenuine } from "./ecactus.ts";

const secret = process.env.ECACTUS_WEBHOOK_SECRET ?? "";

createServer(async (request, response) => {
  const body = await text(request);
  const accepted = isGenuine(secret, body, String(request.headers["ecactus-signature"]));
  response.writeHead(accepted ? 204 : 400).end();
  console.log(accepted ? `accepted ${JSON.parse(body).type}` : "rejected");
}).listen(Number(process.env.PORT ?? 8080));
