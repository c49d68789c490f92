// Lists the simulated plants with their state of charge.
import { createClient } from "./ecactus.ts";

const client = createClient({ base: process.env.ECACTUS_API ?? "", key: process.env.ECACTUS_KEY });

for await (const { id, name } of client.pages("GET /v1/plants", {})) {
  const { stateOfCharge } = await client.call("GET /v1/plants/{id}/state", { id });
  console.log(id, name, stateOfCharge);
}
