import { expect, test } from "vitest";
import { deviceErrorCodesIn } from "./device-error-codes.ts";

test.each<[text: string, codes: string[]]>([
  ["A-204", ["A204"]],
  ["erreur a-308", ["A308"]],
  ["my inverter shows A-204 what now", ["A204"]],
  ["what does error c 301 mean", ["C301"]],
  ["逆变器显示A-204怎么办", ["A204"]],
  ["Anzeige A2O4, dann E–101", ["A204", "E101"]],
  ["a204 und A-204", ["A204"]],
  ["code F2-10", ["F210"]],
  ["Ａ２０４", ["A204"]],
  ["modèle xa204b", []],
  ["5 kWh since 2015", []],
  ["battery", []],
])("the device error codes in %j are %j", (text, codes) => expect(deviceErrorCodesIn(text)).toEqual(codes));
