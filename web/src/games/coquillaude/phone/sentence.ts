// Why something can't be played, in the reader's language: the catalogue is that of the server.
import { sentence } from "../../../lib/sentences";
import type { Fault } from "../view";

export const sentenceOf = (fault: Fault | null | undefined): string =>
  fault ? sentence({ key: fault.key, params: fault.params ?? {} }, String) : "";
