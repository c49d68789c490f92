# Reads the state of the simulated house, then sets an export limit of 5 kW.
curl --fail-with-body "$ECACTUS_API/v1/plants/sim-house/state" \
  -H "Authorization: Bearer $ECACTUS_KEY"

curl --fail-with-body "$ECACTUS_API/v1/plants/sim-house/export-limit" \
  -H "Authorization: Bearer $ECACTUS_KEY" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: $(date +%s)-$$" \
  -d '{ "limitW": 5000 }'
