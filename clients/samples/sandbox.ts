// Reads the state of the simulated house, then sets an export limit of 5 kW.
import { randomUUID } from "node:crypto";

const base = `${process.env.ECACTUS_API}/v1/plants/sim-house`;
const headers = { Authorization: `Bearer ${process.env.ECACTUS_KEY}` };

async function read(response: Response) {
  const { code, reason, data } = await response.json();
  if (code !== 200) throw new Error(reason);
  return data;
}

const { flowsW, stateOfCharge } = await read(await fetch(`${base}/state`, { headers }));
console.log(flowsW, stateOfCharge);

const command = await read(
  await fetch(`${base}/export-limit`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify({ limitW: 5000 }),
  }),
);
console.log(command.state, command.appliesAt);
