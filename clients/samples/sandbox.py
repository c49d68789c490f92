# Reads the state of the simulated house, then sets an export limit of 5 kW.
import json, os, urllib.request, uuid

base = os.environ["ECACTUS_API"] + "/v1/plants/sim-house"
headers = {"Authorization": "Bearer " + os.environ["ECACTUS_KEY"]}


def read(request):
    with urllib.request.urlopen(request, timeout=36) as response:
        body = json.load(response)
    if body["code"] != 200:
        raise RuntimeError(body["reason"])
    return body["data"]


state = read(urllib.request.Request(base + "/state", headers=headers))
print(state["flowsW"], state["stateOfCharge"])

command = read(urllib.request.Request(
    base + "/export-limit",
    data=json.dumps({"limitW": 5000}).encode(),
    headers={**headers, "Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())},
))
print(command["state"], command["appliesAt"])
