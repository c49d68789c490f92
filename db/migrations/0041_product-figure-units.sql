-- The unit of a figure was free text and might be missing; now each figure has one unit. Adds missing units and replaces the
-- written years; a value in another unit stays as it is until staff enter it again.
CREATE FUNCTION "complete_figure"("row" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN "unit" IS NULL OR ("row" ? 'text' AND btrim("row"->>'text') !~ '[0-9]$') THEN "row"
    WHEN coalesce("row"->>'unit', '') = '' OR ("unit" = 'year' AND lower("row"->>'unit') IN ('years', 'an', 'ans', 'année', 'années', 'jahr', 'jahre', '年'))
      THEN "row" || jsonb_build_object('unit', "unit")
    ELSE "row"
  END FROM (
    SELECT CASE
      WHEN '{power,acPower,chargingPower}'::text[] @> ARRAY["row"->>'name'] THEN 'kW'
      WHEN '{energy,energyParallel,moduleEnergy,usableEnergy}'::text[] @> ARRAY["row"->>'name'] THEN 'kWh'
      WHEN '{cRate}'::text[] @> ARRAY["row"->>'name'] THEN 'C'
      WHEN '{efficiency,unbalancedOutput,installationSaved,humidity,warrantyRemaining,roundTripEfficiency,efficiencyEuro,efficiencyMppt,currentDistortion,overload}'::text[] @> ARRAY["row"->>'name'] THEN '%'
      WHEN '{switching}'::text[] @> ARRAY["row"->>'name'] THEN 'ms'
      WHEN '{noise}'::text[] @> ARRAY["row"->>'name'] THEN 'dB'
      WHEN '{temperature,deratingTemperature}'::text[] @> ARRAY["row"->>'name'] THEN '°C'
      WHEN '{pvOverConfiguration}'::text[] @> ARRAY["row"->>'name'] THEN '×'
      WHEN '{installation}'::text[] @> ARRAY["row"->>'name'] THEN 'min'
      WHEN '{fireSuppression,uploadInterval}'::text[] @> ARRAY["row"->>'name'] THEN 's'
      WHEN '{dimensions}'::text[] @> ARRAY["row"->>'name'] THEN 'mm'
      WHEN '{weight}'::text[] @> ARRAY["row"->>'name'] THEN 'kg'
      WHEN '{altitude}'::text[] @> ARRAY["row"->>'name'] THEN 'm'
      WHEN '{warranty}'::text[] @> ARRAY["row"->>'name'] THEN 'year'
      WHEN '{warrantyThroughput}'::text[] @> ARRAY["row"->>'name'] THEN 'MWh'
      WHEN '{voltageRange,pvVoltage,pvStartVoltage,mpptRange,batteryPortVoltage,gridVoltage,dcVoltage,plugVoltage}'::text[] @> ARRAY["row"->>'name'] THEN 'V'
      WHEN '{continuousCurrent,peakCurrent,mpptCurrent,mpptShortCircuit,batteryPortCurrent,gridCurrent,dcCurrent,chargingCurrent,plugCurrent}'::text[] @> ARRAY["row"->>'name'] THEN 'A'
      WHEN '{pvPower}'::text[] @> ARRAY["row"->>'name'] THEN 'Wp'
      WHEN '{batteryPortPower,gridPower,plugPower}'::text[] @> ARRAY["row"->>'name'] THEN 'W'
      WHEN '{gridApparentPower,backupPower,backupPeakPower}'::text[] @> ARRAY["row"->>'name'] THEN 'VA'
      WHEN '{gridFrequency}'::text[] @> ARRAY["row"->>'name'] THEN 'Hz'
      WHEN '{acApparentPower}'::text[] @> ARRAY["row"->>'name'] THEN 'kVA'
    END AS "unit"
  ) AS "own"
$$;--> statement-breakpoint
CREATE FUNCTION "complete_figures"("entry" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof("entry"->'figures') IS DISTINCT FROM 'array' THEN "entry" ELSE
    "entry" || jsonb_build_object('figures', (
      SELECT coalesce(jsonb_agg("complete_figure"("row") ORDER BY "place"), '[]')
      FROM jsonb_array_elements("entry"->'figures') WITH ORDINALITY AS "figure"("row", "place")))
  END
$$;--> statement-breakpoint
UPDATE "content_entry" SET
  "data" = "complete_figures"("data"),
  "draft" = "complete_figures"("draft"),
  "planned" = "complete_figures"("planned"),
  "before" = "before" || jsonb_build_object(
    'data', "complete_figures"(nullif("before"->'data', 'null')),
    'draft', "complete_figures"(nullif("before"->'draft', 'null')),
    'planned', "complete_figures"(nullif("before"->'planned', 'null'))),
  "summary" = "complete_figures"("summary")
WHERE "type" = 'product';--> statement-breakpoint
UPDATE "content_revision" SET "data" = "complete_figures"("content_revision"."data")
FROM "content_entry" WHERE "content_entry"."id" = "entry_id" AND "type" = 'product';--> statement-breakpoint
UPDATE "content_shared" SET "draft" = "complete_figures"("draft") WHERE "type" = 'product';--> statement-breakpoint
DROP FUNCTION "complete_figures"(jsonb);--> statement-breakpoint
DROP FUNCTION "complete_figure"(jsonb);
