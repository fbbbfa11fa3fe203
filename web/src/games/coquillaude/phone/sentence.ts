// The sentence for a fault or refusal of the server, in the interface language.
import { sentence } from "../../../lib/sentences";
import type { Fault } from "../view";

export const sentenceOf = (fault: Fault | null | undefined): string =>
  fault ? sentence({ key: fault.key, params: fault.params ?? {} }, String) : "";
